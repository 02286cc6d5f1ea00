"""Takes over the prototype's weights (network.pt, 2,479 inputs): each of its inputs is one or several of ours, so the player
begins exactly where the prototype stood. Usage: python3 graft.py network.pt FOLDER"""
import os
import sys
import torch
from features import Features
from network import Player

CARD_WAS = [8, 1, 1, 2, 3, 4, 5, 6, 7, 8, 0]  # the prototype's place of a card by ours
COUNTRIES = 84


def pairs(features):
    """(column of the prototype, column of ours), in the prototype's order."""
    col, old, out = features.column, 0, []

    def take(count, ours):
        nonlocal old
        out.extend((old + i, ours(i)) for i in range(count))
        old += count

    def run(count, part, kind, nth=0, skip=0):
        take(count, lambda i: col(part, kind, nth) + skip + i)

    for part, nth in (('usInfluence', 0), ('ussrInfluence', 0), ('usInfluence', 1), ('ussrInfluence', 1)):
        run(COUNTRIES, part, 'scaled', nth)
    for side in (0, 1):
        take(COUNTRIES, lambda i: col('control', 'one-hot') + 2 * i + side)
    run(COUNTRIES, 'lead', 'scaled')
    cards = features.cards
    for card in range(cards):
        for ours, was in enumerate(CARD_WAS):
            out.append((old + 9 * card + was, col('cards', 'one-hot') + len(CARD_WAS) * card + ours))
    old += 9 * cards
    run(111, 'effects', 'bits')
    for part, count in (('phase', 8), ('turn', 11), ('round', 9), ('phasing', 2), ('defcon', 6), ('vp', 41)):
        run(count, part, 'one-hot')
    run(1, 'vp', 'scaled')
    for part, count in (('military', 12), ('space', 18), ('spaceUsed', 6), ('chinaHolder', 3)):
        run(count, part, 'one-hot')
    run(1, 'chinaFaceUp', 'scaled')
    run(112, 'ownHeadline', 'one-hot')
    run(112, 'otherHeadline', 'one-hot')
    for part, count in (('eighthRound', 2), ('noradAlert', 1), ('handSize', 2), ('pileSize', 1), ('discardSize', 1)):
        run(count, part, 'scaled')
    for part, count in (('handSize', 24), ('question', 24), ('cause', 112), ('left', 8), ('side', 2)):
        run(count, part, 'one-hot')
    run(6, 'balance', 'scaled')
    run(256, 'answers', 'bits')
    return old, out


def graft(path, features):
    prototype = torch.load(path, map_location='cpu')
    weights = {key: value.float() for key, value in prototype['net'].items()}
    columns, links = pairs(features)
    assert columns == weights['l0.weight'].shape[1], 'this is not the prototype of 2,479 inputs'
    player = Player(features.width, prototype['cfg']['h'], prototype['cfg']['blocks'])
    first = torch.zeros_like(player.first.weight)
    for theirs, ours in links:
        first[:, ours] = weights['l0.weight'][:, theirs]
    taken = {'first.weight': first, 'first.bias': weights['l0.bias']}
    for key in ('norm.weight', 'norm.bias', 'policy.weight', 'policy.bias', 'value.weight', 'value.bias'):
        taken[key] = weights[key]
    for i in range(prototype['cfg']['blocks']):
        for n, name in enumerate(('norm', 'inner', 'outer')):
            for what in ('weight', 'bias'):
                taken[f'blocks.{i}.{name}.{what}'] = weights[f'blocks.{i}.{n}.{what}']
    player.load_state_dict(taken)
    return player


if __name__ == '__main__':
    from checkpoint import save_player
    table = Features(os.path.join(os.path.dirname(os.path.abspath(__file__)), 'dist', 'features.json'), 'cpu')
    player = graft(sys.argv[1], table)
    os.makedirs(sys.argv[2], exist_ok=True)
    save_player(sys.argv[2], table, player, player, {'decisions': 0, 'games': 0, 'seconds': 0.0})
    print('wrote', os.path.join(sys.argv[2], 'player.pt'))
