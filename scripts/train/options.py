#!/usr/bin/python3
"""options.py GAME OUT FILE... [--start NET] [--alike FILE] [--epochs N] [--warm SHARE] [--batch N] [--seed N]

Fits a net that says what the options of a question bring to what french_tarot_net or lotr_tarot_net played, and writes it as
assets/nets/GAME.json is read (engine/nets/small_net.h).

The net has two hidden layers and says for each option what it brings more than the others of its question: one output for each number
that the files have of it (GAMES), which are written as one, their sum. --start goes on from a net that was written. --alike: orders in
which a question is as good as it was, [{"suits": [...], "inputs": [...], "options": [...]}, ...], what each suit, input and option becomes;
the net then says the same in all of them (shared.py). --warm: over what share of all steps these grow; with full steps from the first on,
shared weights drive half of the units to where they are never on, for good (docs/bots/nets.md). Needs PyTorch and NumPy; runs on a GPU where
there is one. On one kind of machine the same files and seed give the same net.
"""
import argparse
import json
import pathlib

import small_net
from small_net import SECOND
from shared import Own, Shared, becomes

import numpy as np
import torch
from torch import nn

TRIED = 12
# A processor that multiplies such numbers by itself (bfloat16) does so several times as fast.
HALF = not torch.cuda.is_available() and 'avx512_bf16' in pathlib.Path('/proc/cpuinfo').read_text()
# Inputs, units of the first layer, outputs; and of each number in the files: how much of it the net counts as one, at
# most how many of these it takes (a contract won or lost by chance says little), and how many points one is.
GAMES = {
    'french_tarot': (1180, 128, 78, ((40, 4.0, 10), (20, 99.0, 5))),  # half points: the mean of score and cards
    'lotr_tarot': (1609, 96, 199, ((1000, 99.0, 10),) * 3),  # hundredths of a point: going out, the Ring, all else
}


class Net(nn.Module):
    def __init__(self, game, orders):
        super().__init__()
        self.inputs, self.width, self.outputs, self.heads = GAMES[game]
        self.first, self.second, self.last = self.layers(orders)
        with torch.no_grad():
            self.first.weights.mul_(2)
            self.last.weights.mul_(0.3)
            self.last.biases.zero_()

    def layers(self, orders):
        if not orders:
            return Own(self.inputs, self.width), Own(self.width, SECOND), Own(SECOND, len(self.heads) * self.outputs)
        ins, outs = ([np.array(order[what]) for order in orders] for what in ('inputs', 'options'))
        first, second = (becomes(units, [order['suits'] for order in orders]) for units in (self.width, SECOND))
        heads = [np.concatenate([to + i * self.outputs for i in range(len(self.heads))]) for to in outs]
        return Shared(ins, first), Shared(first, second), Shared(second, heads)

    def forward(self, bits):
        return by_layer(self.last, torch.relu(by_layer(self.second, torch.relu(by_layer(self.first, bits)))))


def by_layer(layer, values):
    weight = layer.weight
    if HALF:
        return nn.functional.linear(values.bfloat16(), weight.bfloat16()).float() + layer.bias
    return nn.functional.linear(values.float(), weight, layer.bias)


def read_net(net, path):
    """What was written; of its one output each number has an equal share."""
    first, second, last = small_net.read(path, net.inputs, net.outputs)
    shares = [points * len(net.heads) for _, _, points in net.heads]
    last = [np.concatenate([t / n for n in shares]) for t in last]
    with torch.no_grad():
        for layer, (weight, bias) in ((net.first, first), (net.second, second), (net.last, last)):
            layer.take(torch.from_numpy(weight), torch.from_numpy(bias))


def write_net(net, path):
    first, second, last = ([t.detach().double().cpu().numpy() for t in (layer.weight, layer.bias)] for layer in (net.first, net.second, net.last))
    points = [head[2] for head in net.heads]
    last = [sum(n * t[i * net.outputs:(i + 1) * net.outputs] for i, n in enumerate(points)) for t in last]
    small_net.write(path, first, second, last)


def centred(values, there, count):
    return (values - (values * there).sum(1, keepdim=True) / count) * there


def loss_of(net, some, device):
    """The mean square of what the net is off by, and that of saying nothing."""
    options = torch.from_numpy(some['options'].astype(np.int64)).to(device)
    tried = torch.from_numpy(some['tried'].astype(np.int64)).to(device)
    there = (torch.arange(TRIED, device=device)[None] < tried[:, None]).float()
    count = tried[:, None].float()
    bits = np.unpackbits(some['inputs'], axis=1, bitorder='little', count=net.inputs)
    said = net(torch.from_numpy(bits).to(device))
    off = nothing = 0
    for i, (unit, most, _) in enumerate(net.heads):
        brought = torch.from_numpy(some['brought'][:, i].astype(np.float32)).to(device) / unit
        brought = centred(brought, there, count).clamp(-most, most)
        of = centred(said.gather(1, options + i * net.outputs), there, count)
        off, nothing = off + ((of - brought) ** 2).sum(), nothing + (brought ** 2).sum().item()
    return off / there.sum(), nothing / there.sum().item()


def fit(net, looks, args, device):
    rest = looks[len(looks) - max(1, len(looks) // 50):]

    def report(epoch):
        with torch.no_grad():
            parts = [loss_of(net, rest[i:i + 8192], device) for i in range(0, len(rest), 8192)]
        off, nothing = sum(p[0].item() for p in parts) / len(parts), sum(p[1] for p in parts) / len(parts)
        print(f'epoch {epoch} of {args.epochs}: {off:.4f} off in questions that were not fitted, {nothing:.4f} by saying nothing', flush=True)
    optimiser = torch.optim.Adam([p for p in net.parameters() if p.requires_grad])
    small_net.fit(looks[:len(looks) - len(rest)], args.batch, args, optimiser, lambda some: loss_of(net, some, device)[0], report)


def joined(files, net):
    """The files after one another; one alone is not read at once."""
    record = np.dtype([('inputs', 'u1', (net.inputs + 7) // 8), ('tried', 'u1'), ('options', 'u1', TRIED), ('brought', 'i2', (len(net.heads), TRIED))])
    looks = [np.memmap(f, record, 'r') for f in files]
    return looks[0] if len(looks) == 1 else np.concatenate(looks)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('game', choices=GAMES)
    parser.add_argument('out', type=pathlib.Path)
    parser.add_argument('files', type=pathlib.Path, nargs='+')
    parser.add_argument('--start', type=pathlib.Path)
    parser.add_argument('--alike', type=pathlib.Path)
    parser.add_argument('--epochs', type=int, default=6)
    parser.add_argument('--warm', type=float, default=0, metavar='SHARE')
    parser.add_argument('--batch', type=int, default=1024, help='questions at once')
    parser.add_argument('--seed', type=int, default=1)
    args = parser.parse_args()
    args.slow = 0.35 if args.start else 1.0
    torch.manual_seed(args.seed)
    device = 'cuda' if torch.cuda.is_available() else 'cpu'
    net = Net(args.game, json.loads(args.alike.read_text()) if args.alike else [])
    if args.start:
        read_net(net, args.start)
    net.to(device)
    fit(net, joined(args.files, net), args, device)
    write_net(net, args.out)


main()
