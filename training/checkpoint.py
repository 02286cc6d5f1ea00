"""Checkpoints in 16 bits: player.pt (the player, its average over time, statistics) and critic.pt, each below 15 MB."""
import os
import torch
from network import Critic, Player


def write(folder, name, content):
    """All or nothing: a run may be killed at any moment."""
    path = os.path.join(folder, name)
    torch.save(content, path + '.part')
    os.replace(path + '.part', path)


def halves(module):
    return {key: value.half().cpu() for key, value in module.state_dict().items()}


def floats(weights):
    return {key: value.float() for key, value in weights.items()}


def save_player(folder, features, player, average, statistics):
    write(folder, 'player.pt', dict(version=features.version, columns=features.columns, shape=player.shape,
                                    player=halves(player), average=halves(average), statistics=statistics))


def save_critic(folder, features, critic):
    write(folder, 'critic.pt', dict(version=features.version, columns=features.columns, critic=halves(critic)))


def read(path, features):
    content = torch.load(path, map_location='cpu')
    if (content['version'], content['columns']) != (features.version, features.columns):
        raise SystemExit(f"{path} is for observation {content['version']} with {content['columns']} inputs; "
                         f"this build has {features.version} with {features.columns}")
    return content


def load_player(folder, features, device):
    content = read(os.path.join(folder, 'player.pt'), features)
    player, average = Player(**content['shape']), Player(**content['shape'])
    player.load_state_dict(floats(content['player']))
    average.load_state_dict(floats(content['average']))
    return player.to(device), average.to(device), content['statistics']


def load_critic(folder, features, device, player):
    critic = Critic(features.width, features.places_width, player.shape['hidden'])
    path = os.path.join(folder, 'critic.pt')
    found = os.path.exists(path)
    if found:
        critic.load_state_dict(floats(read(path, features)['critic']))
    else:
        critic.begin_as(player)
    return critic.to(device), found
