"""Makes a checkpoint twice as wide that gives the same answers: every unit twice, each with a share of its outgoing weights.

python3 training/widen.py FROM TO
"""
import os
import sys
import torch
import checkpoint
from features import Features
from network import Critic, Player

HERE = os.path.dirname(os.path.abspath(__file__))


def shared(weights):
    """Columns twice; the shares differ from weight to weight, so that the two halves learn different things."""
    share = 0.25 + 0.5 * torch.rand_like(weights)
    return torch.cat([weights * share, weights * (1 - share)], 1)


def widened(name, value):
    if name.startswith(('policy', 'value')):
        return shared(value) if name.endswith('weight') else value
    if name.startswith('blocks') and value.dim() == 2:
        return torch.cat([shared(value), shared(value)], 0)
    return torch.cat([value, value], 0)


def widen(module, wide):
    wide.load_state_dict({name: widened(name, value) for name, value in module.state_dict().items()})
    return wide.eval()


@torch.no_grad()
def main(source, target):
    features = Features(os.path.join(HERE, 'dist', 'features.json'), 'cpu')
    player, average, statistics = checkpoint.load_player(source, features, 'cpu')
    critic, _ = checkpoint.load_critic(source, features, 'cpu', player)
    shape = {**player.shape, 'hidden': 2 * player.shape['hidden']}
    wide = widen(player, Player(**shape))
    inputs = (torch.rand(64, shape['width']) < 0.05).float()
    apart = max(float((a - b).abs().max()) for a, b in zip(player(inputs), wide(inputs)))
    if apart > 1e-3:
        raise SystemExit(f'the wide player answers otherwise than {source}: {apart} apart')
    os.makedirs(target, exist_ok=True)
    checkpoint.save_player(target, features, wide, widen(average, Player(**shape)), statistics)
    checkpoint.save_critic(target, features, widen(critic, Critic(features.width, features.places_width, shape['hidden'])))
    print(f'{target}: {shape}, answers {apart:.1e} apart from those of {source}')


if __name__ == '__main__':
    main(*sys.argv[1:3])
