"""Layers that share their weights, for a net whose questions stay as good in other orders of something (suits, say): what leads from an input to a
unit leads, in another order, from what that input becomes to what that unit becomes. Each question then teaches the net all orders of it at once
(Ravanbakhsh, Schneider, Poczos 2017: Equivariance Through Parameter-Sharing)."""
import numpy as np
import torch
from torch import nn


def becomes(units, orders):
    """What each unit of a hidden layer becomes in each order: a fifth of them belongs to each of four suits, the others to none."""
    each, out = units // 5, []
    for order in orders:
        one = np.arange(units)
        for suit, to in enumerate(order):
            one[suit * each:(suit + 1) * each] = np.arange(to * each, (to + 1) * each)
        out.append(one)
    return out


class Own(nn.Linear):
    """A layer that shares none."""

    @property
    def weights(self):
        return self.weight

    @property
    def biases(self):
        return self.bias

    def take(self, weight, bias):
        self.weight.copy_(weight)
        self.bias.copy_(bias)


class Shared(nn.Module):
    """ins, outs: what each input and output becomes, in each of the orders."""

    def __init__(self, ins, outs):
        super().__init__()
        self.shape = len(outs[0]), len(ins[0])
        weights, self.of = np.unique(np.min([to[:, None] * self.shape[1] + by[None] for by, to in zip(ins, outs)], 0), return_inverse=True)
        biases, self.bias_of = np.unique(np.min(outs, 0), return_inverse=True)
        self.of, self.bias_of = (nn.Parameter(torch.from_numpy(n.reshape(-1)), False) for n in (self.of, self.bias_of))
        most = self.shape[1] ** -0.5  # as in nn.Linear
        self.weights, self.biases = (nn.Parameter(torch.empty(len(n)).uniform_(-most, most)) for n in (weights, biases))

    @property
    def weight(self):
        return self.weights.index_select(0, self.of).view(self.shape)

    @property
    def bias(self):
        return self.biases.index_select(0, self.bias_of)

    def take(self, weight, bias):
        """Each as the mean of those that are one here."""
        for mine, of, theirs in ((self.weights, self.of, weight), (self.biases, self.bias_of, bias)):
            mine.copy_(torch.zeros_like(mine).index_add_(0, of, theirs.reshape(-1).to(mine)) / torch.bincount(of))
