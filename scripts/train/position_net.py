"""A net over positions: which of its inputs are true, two hidden layers, one number."""
import small_net
from small_net import SECOND

import torch
from torch import nn


class PositionNet(nn.Module):
    def __init__(self, inputs, width):
        super().__init__()
        self.inputs, self.width = inputs, width
        self.first = nn.EmbeddingBag(inputs + 1, width, mode='sum', padding_idx=inputs)
        self.bias = nn.Parameter(torch.zeros(width))
        self.second, self.last = nn.Linear(width, SECOND), nn.Linear(SECOND, 1)
        with torch.no_grad():
            self.first.weight.uniform_(-0.08, 0.08)
            self.first.weight[inputs] = 0

    def forward(self, inputs):
        """inputs: the numbers of those that are true, a row for each position, filled up with the number of all."""
        return self.last(torch.relu(self.second(torch.relu(self.first(inputs) + self.bias))))[:, 0]

    def read(self, path):
        first, second, last = small_net.read(path, self.inputs, 1)
        with torch.no_grad():
            self.first.weight[:self.inputs] = torch.from_numpy(first[0].T)
            self.bias.copy_(torch.from_numpy(first[1]))
            for layer, (weight, bias) in ((self.second, second), (self.last, last)):
                layer.weight.copy_(torch.from_numpy(weight))
                layer.bias.copy_(torch.from_numpy(bias))

    def write(self, path, unit):
        """unit: so much of its number is what the file calls a point."""
        def numbers(t):
            return t.detach().double().cpu().numpy()
        first = (numbers(self.first.weight)[:self.inputs].T, numbers(self.bias))
        small_net.write(path, first, *((numbers(layer.weight), numbers(layer.bias)) for layer in (self.second, self.last)), unit=unit)
