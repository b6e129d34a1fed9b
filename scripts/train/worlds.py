#!/usr/bin/python3
"""worlds.py INPUTS OTHERS FILE... --check FILE [--checked N] [--epochs N] [--seed N] [--keep NET]

How much can be known of hidden cards: fits a net that tells the true world apart from OTHERS that were sampled for the same question (tools/fit/worlds.cpp, which
says how many INPUTS there are), by what it gives the true one among them all (noise-contrastive estimation: Gutmann, Hyvarinen 2010). Of a fresh FILE, with N
others for each question, it then says how much likelier it holds the true world than those, as the logarithm to base 2. NET is the file to write it to, which
tools/measure/ceiling.cpp plays by.
Needs PyTorch and NumPy.
"""
import argparse
import math
import pathlib

import small_net
from position_net import PositionNet

import numpy as np
import torch

WIDTH, BATCH = 64, 256
MOST = 384  # true inputs of a world (tools/fit/worlds.cpp)


def questions(file, others):
    return np.memmap(file, np.dtype(('u2', (1 + others, MOST))), 'r')


def said_of(net, some):
    """By question and world, the true one first."""
    worlds = torch.from_numpy(some.astype(np.int64))
    return net(worlds.reshape(-1, MOST)).reshape(worlds.shape[:2])


def loss_of(net, some):
    return -torch.log_softmax(said_of(net, some), 1)[:, 0].mean()


def likelier(net, some):
    """Of each question: the true world against the mean of the others, in bits."""
    with torch.no_grad():
        said = torch.cat([said_of(net, some[i:i + 64]) for i in range(0, len(some), 64)])
    others = said[:, 1:]
    return (said[:, 0] - torch.logsumexp(others, 1) + math.log(others.shape[1])) / math.log(2)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('inputs', type=int)
    parser.add_argument('others', type=int)
    parser.add_argument('files', type=pathlib.Path, nargs='+')
    parser.add_argument('--check', type=pathlib.Path, required=True)
    parser.add_argument('--checked', type=int, default=255)
    parser.add_argument('--epochs', type=int, default=2)
    parser.add_argument('--seed', type=int, default=1)
    parser.add_argument('--keep', type=pathlib.Path)
    args = parser.parse_args()
    args.slow, args.warm = 1.0, 0
    torch.manual_seed(args.seed)
    net = PositionNet(args.inputs, WIDTH)
    rows = np.concatenate([questions(f, args.others) for f in args.files])
    checked = questions(args.check, args.checked)

    def report(epoch):
        bits = likelier(net, checked)
        print(f'epoch {epoch} of {args.epochs}: the true world is 2 to the power of {bits.mean():.2f} +- {1.96 * bits.std() / len(bits) ** 0.5:.2f} times as '
              f'likely as another one, in {len(bits)} questions that were not fitted', flush=True)
    optimiser = torch.optim.AdamW(net.parameters(), weight_decay=1e-4)
    small_net.fit(rows, BATCH, args, optimiser, lambda some: loss_of(net, some), report)
    if args.keep:
        net.write(args.keep, 1)


main()
