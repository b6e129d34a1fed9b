#!/usr/bin/python3
"""results.py GAME OUT FILE... [--start NET] [--epochs N] [--seed N]: fits a net that foretells how a game ends, to positions with the result of
their game (lotr_tcg_net, lotr_board_net, war_of_the_ring_net), and writes it as assets/nets/GAME.json is read (engine/nets/small_net.h).

Of a game that is won or lost it says the logarithm of the odds, in thousandths; else the result in hundredths of a point. --start goes on
from a net that was written. Needs PyTorch and NumPy. On one kind of machine the same files and seed give the same net.
"""
import argparse
import pathlib

import small_net
from position_net import PositionNet

import numpy as np
import torch
from torch import nn

BATCH = 1024  # positions at once
DECAY = 1e-4  # of the weights
# Inputs, units of the first layer, and what the file calls a point, of which a game reads hundredths: a tenth of the
# logarithm, or where the result is points one of the five that the net counts as one.
GAMES = {'lotr_tcg': (2774, 48, 0.1), 'lotr_board': (1076, 64, 0.1), 'war_of_the_ring': (1205, 64, 0.2)}
POINTS = {'war_of_the_ring': 500.0}  # so much of the result is one
MOST = 256  # true inputs of a position (tools/fit/results.h)


class Net(PositionNet):
    def __init__(self, game):
        inputs, width, self.unit = GAMES[game]
        super().__init__(inputs, width)
        self.points = POINTS.get(game)


def loss_of(net, some):
    said = net(torch.from_numpy(some['inputs'].astype(np.int64)))
    result = torch.from_numpy(some['result'].astype(np.float32))
    if net.points:
        return nn.functional.mse_loss(said, result / net.points)
    return nn.functional.binary_cross_entropy_with_logits(said, result)


def fit(net, positions, args):
    held = positions[len(positions) - max(1, len(positions) // 25):]
    measure = 'mean square' if net.points else 'log loss'

    def report(epoch):
        with torch.no_grad():
            losses = [loss_of(net, held[i:i + 8192]).item() for i in range(0, len(held), 8192)]
        print(f'epoch {epoch} of {args.epochs}: {measure} {sum(losses) / len(losses):.4f} in {len(held)} positions that were not fitted', flush=True)
    optimiser = torch.optim.AdamW(net.parameters(), weight_decay=DECAY)
    small_net.fit(positions[:len(positions) - len(held)], BATCH, args, optimiser, lambda some: loss_of(net, some), report)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('game', choices=GAMES)
    parser.add_argument('out', type=pathlib.Path)
    parser.add_argument('files', type=pathlib.Path, nargs='+')
    parser.add_argument('--start', type=pathlib.Path)
    parser.add_argument('--epochs', type=int, default=2)
    parser.add_argument('--seed', type=int, default=1)
    args = parser.parse_args()
    args.slow, args.warm = 0.25 if args.start else 1.0, 0
    torch.manual_seed(args.seed)
    net = Net(args.game)
    if args.start:
        net.read(args.start)
    record = np.dtype([('result', 'i2'), ('inputs', 'u2', MOST)])
    files = [np.memmap(f, record, 'r') for f in args.files]
    fit(net, files[0] if len(files) == 1 else np.concatenate(files), args)
    net.write(args.out, net.unit)


main()
