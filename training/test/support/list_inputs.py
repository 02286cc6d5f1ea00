"""Expands rows of observations by the learner's code: list_inputs.py features.json ROWS OUT"""
import os
import sys
import numpy as np
import torch
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
from features import Features

features = Features(sys.argv[1], 'cpu')
rows = torch.from_numpy(np.fromfile(sys.argv[2], dtype=np.uint8).reshape(-1, features.row))
inputs = features.expand(rows, torch.float32)
assert not inputs[:, features.columns:].any(), 'columns beyond the table stay empty'
inputs[:, :features.columns].numpy().astype('<f4').tofile(sys.argv[3])
features.legal(rows).numpy().tofile(sys.argv[3] + '.legal')
