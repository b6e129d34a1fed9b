"""The file of a net as engine/nets/small_net.h reads it: two hidden layers, in whole numbers. A layer is (weights, biases), the weights by unit
and input. Imported before NumPy and PyTorch, it keeps them to one core: then the same files and seed give the same net, and two
trainings side by side are faster than one on two cores. On Debian PyTorch is python3-torch; without libopenblas0-pthread it takes ten times as long."""
import ctypes
import json
import os

os.environ.update(OMP_NUM_THREADS='1', OPENBLAS_NUM_THREADS='1')
import numpy as np

# Keep large blocks of memory for the next step: returning them to the system and asking again takes as long as the
# arithmetic.
M_TRIM_THRESHOLD, M_MMAP_THRESHOLD = -1, -3
for parameter in (M_TRIM_THRESHOLD, M_MMAP_THRESHOLD):
    ctypes.CDLL(None).mallopt(parameter, 1 << 30)

SECOND = 64  # units of the second layer
# The letters of the weights: printable, and free of escapes in JSON.
LETTERS = [chr(code) for code in range(ord('#'), ord('~') + 1) if chr(code) != '\\']
MIDDLE, MIDDLE_OF_TWO = len(LETTERS) // 2, len(LETTERS) ** 2 // 2
FAST, SLOW = 2e-3, 1e-5  # how fast a net learns at first and at last
HIDDEN_UNIT = 256  # about how many parts of one the second layer counts in


def fit(rows, size, args, optimiser, loss_of, report):
    """Steps over `size` rows each; report(epoch) after each epoch. Steps grow over the share args.warm of them, if any, and get smaller all along. Blocks
    come in a random order, each mixed by itself, as the files are larger than the memory."""
    random, steps = np.random.default_rng(args.seed), len(rows) // size
    for epoch in range(args.epochs):
        at = 0
        for block in np.array_split(random.permutation(steps), max(1, steps // 256)):
            some = np.concatenate([rows[i * size:(i + 1) * size] for i in block])
            random.shuffle(some)
            for i in range(len(block)):
                done = (epoch + at / steps) / args.epochs
                for group in optimiser.param_groups:
                    group['lr'] = FAST * args.slow * (1 - done) * (min(1, done / args.warm) if args.warm else 1) + SLOW
                loss = loss_of(some[i * size:(i + 1) * size])
                optimiser.zero_grad(set_to_none=True)
                loss.backward()
                optimiser.step()
                at += 1
        report(epoch + 1)


def read(path, inputs, outputs):
    """The three layers."""
    j = json.loads(path.read_text())
    digit = {letter: i for i, letter in enumerate(LETTERS)}
    one = np.array([digit[c] - MIDDLE for c in j['first']], float).reshape(inputs, j['width'])

    def two(name, shape):
        codes = [digit[c] for c in j[name]]
        return np.array([len(LETTERS) * a + b - MIDDLE_OF_TWO for a, b in zip(codes[::2], codes[1::2])], float).reshape(shape)
    scale, second = np.array(j['first_scale']), j['hidden'] * 2 ** j['shift']
    point = j['point'] / j.get('unit', 1)
    return (((one / scale).T, np.array(j['first_bias']) / scale),
            (two('second', (SECOND, j['width'])) * scale / second, np.array(j['second_bias']) / second),
            (two('last', (outputs, SECOND)) * j['hidden'] / point, np.array(j['last_bias']) / point))


def write(path, first, second, last, unit=1):
    """unit: how many of the net's outputs make what the file calls a point."""
    scale = np.round(MIDDLE / np.abs(first[0]).max(1), 3)  # each hidden unit of the first layer has its own

    def one(weights):
        return ''.join(LETTERS[int(w) + MIDDLE] for w in np.round(weights).clip(-MIDDLE, MIDDLE).ravel())

    def two(weights):
        numbers = np.round(weights).astype(int).ravel() + MIDDLE_OF_TWO
        return ''.join(LETTERS[n // len(LETTERS)] + LETTERS[n % len(LETTERS)] for n in numbers)
    per = MIDDLE_OF_TWO / np.abs(second[0] / scale).max()
    shift = max(0, int(np.log2(per / HIDDEN_UNIT)))
    hidden = per / 2 ** shift
    option = MIDDLE_OF_TWO / np.abs(last[0]).max()
    whole = {
        # The last two are for read() alone.
        'width': len(scale), 'first_scale': [float(n) for n in scale], 'hidden': float(hidden),
        'first': one(first[0].T * scale), 'first_bias': [int(n) for n in np.round(first[1] * scale)],
        'second': two(second[0] / scale * per), 'second_bias': [int(n) for n in np.round(second[1] * per)], 'shift': shift,
        'last': two(last[0] * option), 'last_bias': [int(n) for n in np.round(last[1] * option * hidden)],
        'point': round(option * hidden * unit),
    }
    if unit != 1:
        whole['unit'] = unit
    path.write_text(json.dumps(whole, separators=(',', ':')) + '\n')
