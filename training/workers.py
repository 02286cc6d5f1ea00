"""The workers that play: one Node process each, rows and answers in shared files, a byte on a pipe to take turns."""
import json
import os
import select
import subprocess
import numpy as np

PATIENCE = 90


class Workers:
    def __init__(self, features, dist, folder, node, count, games, groups, seed, lanes):
        self.count, self.games, self.groups = count, games, groups
        self.rows_of_group = count * games
        self.folder = folder
        os.makedirs(folder, exist_ok=True)
        n = self.rows_of_group
        shapes = dict(rows=(n, features.row), heads=(n, features.head), answers=(n,))
        self.files = {name: [self._share(f'{name}-{g}', shape) for g in range(groups)] for name, shape in shapes.items()}
        self.errors = [open(os.path.join(folder, f'worker-{i}.err'), 'w+b') for i in range(count)]
        self.processes = []
        for i in range(count):
            task = dict(folder=folder, index=i, groups=groups, games=games, seed=seed, **lanes)
            self.processes.append(subprocess.Popen(
                [node, os.path.join(dist, 'worker.mjs'), json.dumps(task)],
                stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self.errors[i], bufsize=0))
        self.ins = [p.stdin.fileno() for p in self.processes]
        self.outs = [p.stdout.fileno() for p in self.processes]

    def _share(self, name, shape):
        path = os.path.join(self.folder, name)
        with open(path, 'wb') as file:
            file.truncate(int(np.prod(shape)))
        return np.memmap(path, dtype=np.uint8, mode='r+', shape=shape)

    def wait(self, group):
        """Until every worker has written the rows of a group."""
        for i, out in enumerate(self.outs):
            ready, _, _ = select.select([out], [], [], PATIENCE)
            said = os.read(out, 1) if ready else b''
            if said != bytes([group]):
                raise RuntimeError(f'worker {i} {"says " + repr(said) if ready else "hangs"}\n{self.last_words()}')

    def go(self):
        try:
            for one in self.ins:
                os.write(one, b'.')
        except OSError as error:
            raise RuntimeError(f'a worker is gone ({error})\n{self.last_words()}') from error

    def last_words(self):
        words = []
        for i, file in enumerate(self.errors):
            file.seek(0)
            text = file.read().decode(errors='replace').strip()
            if text:
                words.append(f'--- worker {i} (exit {self.processes[i].poll()}): {text[-1500:]}')
        return '\n'.join(words) or 'no worker has said anything'

    def stop(self):
        for process in self.processes:
            process.kill()
            process.wait()
