#!/usr/bin/python3
"""french_tarot.py OUT FILE... [--start NET] [--epochs N] [--seed N]: fits the net of French Tarot to what french_tarot_net
played, and writes it as assets/nets/french_tarot.json is read (engine/games/french_tarot/brain/net.h).

The net has two hidden layers and says for each card what it brings more than the others of its question: one output each for the score
and for the points of the cards, which are written as their mean. --start goes on from a net that was written. Needs PyTorch and
NumPy; runs on a GPU where there is one. On one kind of machine the same files and seed give the same net.
"""
import argparse
import json
import pathlib

import numpy as np
import torch
from torch import nn

INPUTS, FIRST, SECOND, CARDS, TRIED = 1100, 128, 64, 78, 12
BYTES = (INPUTS + 7) // 8
RECORD = np.dtype([('inputs', 'u1', BYTES), ('tried', 'u1'), ('cards', 'u1', TRIED), ('scores', 'i2', TRIED), ('points', 'i2', TRIED)])
BATCH, FAST, SLOW = 4096, 2e-3, 1e-5  # questions at once; how fast it learns at first and at last
SCORE, POINT = 40, 20  # half points that the net counts as one
MOST = 4.0  # of these: a contract won or lost by chance says little
# The letters of the weights: printable, and free of escapes in JSON.
LETTERS = [chr(code) for code in range(ord('#'), ord('~') + 1) if chr(code) != '\\']
MIDDLE, MIDDLE_OF_TWO = len(LETTERS) // 2, len(LETTERS) ** 2 // 2
HIDDEN_UNIT = 256  # the second layer counts in about so many parts of one


class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.first, self.second, self.last = nn.Linear(INPUTS, FIRST), nn.Linear(FIRST, SECOND), nn.Linear(SECOND, 2 * CARDS)
        with torch.no_grad():
            self.first.weight.mul_(2)
            self.last.weight.mul_(0.3)
            self.last.bias.zero_()

    def forward(self, inputs):
        return self.last(torch.relu(self.second(torch.relu(self.first(inputs)))))


def read_net(net, path):
    """What was written; both outputs of a card become their mean."""
    j = json.loads(path.read_text())
    digit = {letter: i for i, letter in enumerate(LETTERS)}
    one = np.array([digit[c] - MIDDLE for c in j['first']], float).reshape(INPUTS, FIRST)

    def two(name, shape):
        codes = [digit[c] for c in j[name]]
        return np.array([len(LETTERS) * a + b - MIDDLE_OF_TWO for a, b in zip(codes[::2], codes[1::2])], float).reshape(shape)
    hidden, card = j['hidden'], j['point'] / j['hidden']
    scale = np.array(j['first_scale'])
    second = hidden * 2 ** j['shift']
    last, bias = two('last', (CARDS, SECOND)) / card, np.array(j['last_bias']) / j['point']
    outputs = ((1, 10), (1, 5))
    with torch.no_grad():
        for layer, weight, add in ((net.first, (one / scale).T, np.array(j['first_bias']) / scale),
                                   (net.second, two('second', (SECOND, FIRST)) * scale / second, np.array(j['second_bias']) / second),
                                   (net.last, np.concatenate([last / (2 * n) for _, n in outputs]), np.concatenate([bias / (2 * n) for _, n in outputs]))):
            layer.weight.copy_(torch.from_numpy(weight))
            layer.bias.copy_(torch.from_numpy(add))


def write_net(net, path):
    first, second, last = ([t.detach().double().cpu().numpy() for t in (layer.weight, layer.bias)] for layer in (net.first, net.second, net.last))
    # Points: half of 20 to a unit of the score and half of 10 to one of the cards.
    last = [10 * t[:CARDS] + 5 * t[CARDS:] for t in last]
    scale = np.round(MIDDLE / np.abs(first[0]).max(1), 3)  # each hidden unit of the first layer has its own

    def one(weights):
        return ''.join(LETTERS[int(w) + MIDDLE] for w in np.round(weights).ravel())

    def two(weights):
        numbers = np.round(weights).astype(int).ravel() + MIDDLE_OF_TWO
        return ''.join(LETTERS[n // len(LETTERS)] + LETTERS[n % len(LETTERS)] for n in numbers)
    per = MIDDLE_OF_TWO / np.abs(second[0] / scale).max()
    shift = max(0, int(np.log2(per / HIDDEN_UNIT)))
    hidden = per / 2 ** shift
    card = MIDDLE_OF_TWO / np.abs(last[0]).max()
    whole = {
        'first_scale': [float(n) for n in scale], 'hidden': float(hidden),  # for --start alone
        'first': one(first[0].T * scale), 'first_bias': [int(n) for n in np.round(first[1] * scale)],
        'second': two(second[0] / scale * per), 'second_bias': [int(n) for n in np.round(second[1] * per)], 'shift': shift,
        'last': two(last[0] * card), 'last_bias': [int(n) for n in np.round(last[1] * card * hidden)], 'point': round(card * hidden),
    }
    path.write_text(json.dumps(whole, separators=(',', ':')) + '\n')


def bits(packed):
    spread = (packed.unsqueeze(-1) >> torch.arange(8, dtype=torch.uint8, device=packed.device)) & 1
    return spread.reshape(len(packed), -1)[:, :INPUTS].float()


def centred(values, there, count):
    return (values - (values * there).sum(1, keepdim=True) / count) * there


def loss_of(net, some, device):
    """The mean square of what the net is off by, and that of saying nothing."""
    def column(name, kind):
        return torch.from_numpy(some[name].astype(kind)).to(device)
    cards, tried = column('cards', np.int64), column('tried', np.int64)
    there = (torch.arange(TRIED, device=device)[None] < tried[:, None]).float()
    count = tried[:, None].float()
    scores = centred(column('scores', np.float32) / SCORE, there, count).clamp(-MOST, MOST)
    points = centred(column('points', np.float32) / POINT, there, count)
    said = net(bits(torch.from_numpy(some['inputs'].copy()).to(device)))
    of_scores = centred(said.gather(1, cards), there, count)
    of_points = centred(said.gather(1, cards + CARDS), there, count)
    off = ((of_scores - scores) ** 2 + (of_points - points) ** 2).sum() / there.sum()
    return off, (scores ** 2 + points ** 2).sum().item() / there.sum().item()


def fit(net, looks, args, device):
    random = np.random.default_rng(args.seed)
    held = looks[len(looks) - max(1, len(looks) // 50):]
    looks = looks[:len(looks) - len(held)]
    optimiser = torch.optim.Adam(net.parameters())
    steps = len(looks) // BATCH
    for epoch in range(args.epochs):
        # Blocks in a random order, each mixed by itself: the files are larger than the memory.
        at, order = 0, random.permutation(steps)
        for block in np.array_split(order, max(1, steps // 256)):
            rows = np.concatenate([looks[i * BATCH:(i + 1) * BATCH] for i in block])
            random.shuffle(rows)
            for i in range(len(block)):
                done = (epoch + at / steps) / args.epochs
                for group in optimiser.param_groups:
                    group['lr'] = FAST * args.slow * (1 - done) + SLOW
                off, _ = loss_of(net, rows[i * BATCH:(i + 1) * BATCH], device)
                optimiser.zero_grad(set_to_none=True)
                off.backward()
                optimiser.step()
                at += 1
        with torch.no_grad():
            parts = [loss_of(net, held[i:i + 8192], device) for i in range(0, len(held), 8192)]
        off, nothing = sum(p[0].item() for p in parts) / len(parts), sum(p[1] for p in parts) / len(parts)
        print(f'epoch {epoch + 1} of {args.epochs}: {off:.4f} off in questions that were not fitted, {nothing:.4f} by saying nothing', flush=True)


def joined(files):
    """The files after one another, without reading them all at once."""
    if len(files) == 1:
        return np.memmap(files[0], RECORD, 'r')
    return np.concatenate([np.memmap(f, RECORD, 'r') for f in files])


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('out', type=pathlib.Path)
    parser.add_argument('files', type=pathlib.Path, nargs='+')
    parser.add_argument('--start', type=pathlib.Path)
    parser.add_argument('--epochs', type=int, default=6)
    parser.add_argument('--seed', type=int, default=1)
    args = parser.parse_args()
    args.slow = 0.35 if args.start else 1.0
    torch.manual_seed(args.seed)
    device = 'cuda' if torch.cuda.is_available() else 'cpu'
    net = Net()
    if args.start:
        read_net(net, args.start)
    net.to(device)
    fit(net, joined(args.files), args, device)
    write_net(net, args.out)


main()
