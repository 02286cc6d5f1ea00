"""Makes a weights file of a checkpoint: plays games with its average, hands weights and positions over to `cli weights`.

python3 training/export.py FOLDER --out player.ltnw
With --floats instead of --out, what would be handed over is kept, and no weights file is made.
"""
import argparse
import json
import os
import struct
import subprocess
import sys
import tempfile
import numpy as np
import torch
import checkpoint
from features import Features
from rollout import log_policy
from workers import Workers

HERE = os.path.dirname(os.path.abspath(__file__))
GAMES = 32
STEPS = 600  # a game has some 500 questions with a choice
FORMAT = 1


def options():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument('checkpoint', help='folder with a player.pt')
    to = p.add_mutually_exclusive_group(required=True)
    to.add_argument('--out', help='the weights file')
    to.add_argument('--floats', help='a file for what would be handed over')
    p.add_argument('--positions', type=int, default=16000, help='positions of its own games to measure over')
    p.add_argument('--node', default='node')
    p.add_argument('--cli', default=os.path.join(HERE, '..', 'scripts', 'cli.mjs'), help='dist/arena.mjs where nothing is installed')
    p.add_argument('--seed', type=int, default=1)
    return p.parse_args()


@torch.no_grad()
def own_positions(player, features, count, node, seed, steps=STEPS):
    """Observations out of games that the player has with itself, always with its first answer, by all rules of training."""
    pick = np.random.default_rng(seed)
    kept = []
    with tempfile.TemporaryDirectory() as folder:
        workers = Workers(features, os.path.join(HERE, 'dist'), folder, node, 1, GAMES, 1, seed, dict(measured=0, average=0, pool=0, sparring=0))
        rows, answers = workers.files['rows'][0], workers.files['answers'][0]
        try:
            for _ in range(steps):
                workers.wait(0)
                now = torch.from_numpy(np.array(rows))
                kept.append(rows[pick.random(GAMES) < 1.2 * count / (steps * GAMES), :features.bytes].copy())
                answers[:] = log_policy(player, features, now, 'cpu')[0].argmax(-1).numpy()
                workers.go()
        finally:
            workers.stop()
    kept = np.concatenate(kept)
    pick.shuffle(kept)
    return kept[:count]


def write_floats(path, features, weights, observations):
    """The file of float weights as packages/neural/src/float-file.ts describes it, in 16 bits."""
    weights = {**weights, 'first.weight': weights['first.weight'][:, :features.columns]}
    tensors = [dict(name=name, shape=list(value.shape), type='f16') for name, value in weights.items()]
    head = json.dumps(dict(format=FORMAT, observation=features.version, table=features.table['checksum'], tensors=tensors,
                           observations=len(observations))).encode()
    with open(path, 'wb') as file:
        file.write(b'LTNF' + struct.pack('<I', len(head)) + head)
        for value in weights.values():
            file.write(value.half().numpy().astype('<f2').tobytes())
        file.write(observations.tobytes())


def export(o):
    features = Features(os.path.join(HERE, 'dist', 'features.json'), 'cpu')
    _, average, statistics = checkpoint.load_player(o.checkpoint, features, 'cpu')
    print(f'{o.checkpoint}: {statistics}', flush=True)
    observations = own_positions(average, features, o.positions, o.node, o.seed)
    with tempfile.TemporaryDirectory() as folder:
        floats = o.floats or os.path.join(folder, 'player.ltnf')
        write_floats(floats, features, checkpoint.halves(average), observations)
        if o.out:
            command = [o.node, o.cli, 'weights', floats, '--out', o.out]
            sys.exit(subprocess.run(command).returncode)


if __name__ == '__main__':
    export(options())
