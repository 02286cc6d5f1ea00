"""The player (policy and value by what a side knows) and the critic (value by all cards, in training only)."""
import torch
from torch import nn
from torch.nn import functional as F

ANSWERS = 256
ILLEGAL = -1e9


class Block(nn.Module):
    def __init__(self, hidden):
        super().__init__()
        self.norm, self.inner, self.outer = nn.LayerNorm(hidden), nn.Linear(hidden, hidden), nn.Linear(hidden, hidden)
        nn.init.zeros_(self.outer.weight)
        nn.init.zeros_(self.outer.bias)

    def forward(self, h):
        return h + self.outer(F.relu(self.inner(self.norm(h))))


class Player(nn.Module):
    def __init__(self, width, hidden=512, blocks=3):
        super().__init__()
        self.shape = dict(width=width, hidden=hidden, blocks=blocks)
        self.first = nn.Linear(width, hidden)
        self.blocks = nn.ModuleList([Block(hidden) for _ in range(blocks)])
        self.norm = nn.LayerNorm(hidden)
        self.policy, self.value = nn.Linear(hidden, ANSWERS), nn.Linear(hidden, 1)
        for layer in (self.policy, self.value):
            nn.init.zeros_(layer.weight)
            nn.init.zeros_(layer.bias)

    def forward(self, x):
        h = F.relu(self.first(x))
        for block in self.blocks:
            h = block(h)
        h = F.relu(self.norm(h))
        return self.policy(h), self.value(h).squeeze(-1)


class Critic(nn.Module):
    """Begins as the player's own value, then learns what the hidden cards are worth."""

    def __init__(self, width, places, hidden=512, blocks=3):
        super().__init__()
        self.first, self.places = nn.Linear(width, hidden), nn.Linear(places, hidden, bias=False)
        self.blocks = nn.ModuleList([Block(hidden) for _ in range(blocks)])
        self.norm, self.value = nn.LayerNorm(hidden), nn.Linear(hidden, 1)
        nn.init.zeros_(self.places.weight)

    def begin_as(self, player):
        own = self.state_dict()
        self.load_state_dict({**own, **{k: v for k, v in player.state_dict().items() if k in own and v.shape == own[k].shape}})

    def forward(self, x, places):
        h = F.relu(self.first(x) + self.places(places))
        for block in self.blocks:
            h = block(h)
        return self.value(F.relu(self.norm(h))).squeeze(-1)
