"""Plays T questions of every game with the networks as they are, and keeps all of it on the device."""
import numpy as np
import torch
from torch.nn import functional as F
from network import ILLEGAL

SELF, MEASURED, AVERAGE, POOL, SPARRING = 0, 1, 3, 5, 7  # kinds of lanes, as the workers name them


def autocast(device):
    return torch.autocast(device, dtype=torch.bfloat16, enabled=device == 'cuda', cache_enabled=False)


def working_type(device):
    return torch.bfloat16 if device == 'cuda' else torch.float32


def log_policy(player, features, rows, device, inputs=None):
    """Log probabilities of all answers (illegal ones at the bottom) and the player's own value for the US."""
    with autocast(device):
        logits, value = player(features.expand(rows, working_type(device)) if inputs is None else inputs)
    logits = logits.float().masked_fill(~features.legal(rows), ILLEGAL)
    return F.log_softmax(logits, -1), torch.tanh(value.float())


def sample(log_probabilities):
    """A random answer by its probability, ready for a graph: the largest of log probability plus Gumbel noise."""
    noise = -torch.log(torch.empty_like(log_probabilities).exponential_().clamp_min(1e-10))
    return (log_probabilities + noise).argmax(-1)


class Tally:
    """What has happened in games that ended since the last report."""

    def __init__(self, reasons):
        self.reasons = reasons
        self.clear()

    def clear(self):
        self.against = {kind: [0.0, 0] for kind in (1, 2, 3, 4)}
        self.ends = np.zeros(len(self.reasons))
        self.winners = np.zeros(3)
        self.turns = 0
        self.pool, self.sparring = [0.0, 0], [0.0, 0]

    def add(self, kind, winner, turn, reason, main):
        own = (kind + 1) % 2
        points = 0.5 if winner == 2 else float(winner == own)
        if MEASURED <= kind < POOL:
            self.against[kind][0] += points
            self.against[kind][1] += 1
        elif kind >= POOL:
            against = self.pool if kind < SPARRING else self.sparring
            against[0] += points
            against[1] += 1
        elif main:
            self.ends[reason] += 1
            self.winners[winner] += 1
            self.turns += turn

    def report(self):
        def share(points, games):
            return f'{100 * points / games:.1f}% of {games}' if games else 'none yet'
        text = []
        for name, us, ussr in (('player', 1, 2), ('average', 3, 4)):
            a, b = self.against[us], self.against[ussr]
            text.append(f'{name} v Attaché {share(a[0] + b[0], a[1] + b[1])} (US {share(*a)}, USSR {share(*b)})')
        if self.pool[1]:
            text.append(f'v earlier selves {share(*self.pool)}')
        if self.sparring[1]:
            text.append(f'sparring {share(*self.sparring)}')
        games = self.ends.sum()
        if games:
            ends = ' '.join(f'{name} {100 * n / games:.1f}' for name, n in zip(self.reasons, self.ends) if n)
            text.append(f'self: US {100 * self.winners[0] / games:.1f}% turn {self.turns / games:.2f} ends {ends}')
        return ' | '.join(text)


class Rollouts:
    def __init__(self, features, workers, device, length, player, average):
        self.features, self.workers, self.device, self.length = features, workers, device, length
        self.player, self.average, self.earlier = player, average, None
        groups, n = workers.groups, workers.rows_of_group
        empty = dict(device=device)
        self.rows = torch.empty((groups, length + 1, n, features.row), dtype=torch.uint8, **empty)
        self.heads = torch.empty((groups, length + 1, n, features.head), dtype=torch.uint8, **empty)
        self.answers = torch.zeros((groups, length + 1, n), dtype=torch.uint8, **empty)
        self.log_probability = torch.zeros((groups, length + 1, n), **empty)
        self.agrees = torch.zeros((groups, length + 1, n), dtype=torch.bool, **empty)
        self.now_rows = torch.zeros((n, features.row), dtype=torch.uint8, **empty)
        self.now_heads = torch.zeros((n, features.head), dtype=torch.uint8, **empty)
        self.shared = {name: [torch.from_numpy(f) for f in workers.files[name]] for name in ('rows', 'heads')}
        self.tally, self.games = Tally(features.table['reasons']), 0
        self.column = features.table['heads']
        self.decide = self._decide
        self.pinned = []
        self._pin()
        for group in range(groups):
            self._receive(group, 0)
        kinds = workers.files['heads'][0][:, self.column['kind']]
        self.average_lanes = torch.from_numpy(np.nonzero((kinds >= AVERAGE) & (kinds < POOL))[0]).to(device)
        self.pool_lanes = torch.from_numpy(np.nonzero((kinds >= POOL) & (kinds < SPARRING))[0]).to(device)

    def _pin(self):
        """Shared files as pinned memory, so that the device reads them directly; slower where that is refused."""
        if self.device != 'cuda':
            return
        try:
            for tensors in self.shared.values():
                for tensor in tensors:
                    code = int(torch.cuda.cudart().cudaHostRegister(tensor.data_ptr(), tensor.numel(), 0))
                    if code != 0:
                        raise RuntimeError(f'error {code}')
                    self.pinned.append(tensor.data_ptr())
        except Exception as error:
            print(f'note: memory is not pinned ({error})', flush=True)
            try:  # the refusal is reported once more, by whatever comes next
                torch.zeros(1, device='cuda').add_(1)
                torch.cuda.synchronize()
            except RuntimeError:
                pass

    def release(self):
        """Unpin: the next workers' files may come to lie at the same addresses, and would be read from the old pages."""
        for address in self.pinned:
            torch.cuda.cudart().cudaHostUnregister(address)
        self.pinned = []

    def capture(self):
        """One graph instead of some hundred launches for each step; plain launches where that is refused."""
        if self.device != 'cuda':
            return
        try:
            side = torch.cuda.Stream()
            side.wait_stream(torch.cuda.current_stream())
            with torch.cuda.stream(side), torch.no_grad():
                for _ in range(3):
                    self._decide()
            torch.cuda.current_stream().wait_stream(side)
            graph = torch.cuda.CUDAGraph()
            with torch.no_grad(), torch.cuda.graph(graph):
                result = self._decide()

            def replay():
                graph.replay()
                return result
            self.decide = replay
        except RuntimeError as error:
            print(f'note: no graph, steps are launched one by one ({str(error)[:300]})', flush=True)
            self.decide = self._decide

    @torch.no_grad()
    def _decide(self):
        """Answers to the rows that stand now, their log probabilities, and whether the likeliest is the one forced."""
        rows, heads = self.now_rows, self.now_heads
        kind = heads[:, self.column['kind']]
        logs, _ = log_policy(self.player, self.features, rows, self.device)
        best = logs.argmax(-1)
        answer = torch.where((kind == SELF) | (kind >= POOL), sample(logs), best)
        if len(self.average_lanes):
            theirs, _ = log_policy(self.average, self.features, rows[self.average_lanes], self.device)
            answer.index_copy_(0, self.average_lanes, theirs.argmax(-1))
        if self.earlier is not None:
            lanes = self.pool_lanes
            theirs, _ = log_policy(self.earlier, self.features, rows[lanes], self.device)
            own = heads[lanes, self.column['side']] == kind[lanes] - POOL
            answer.index_copy_(0, lanes, torch.where(own, answer[lanes], sample(theirs)))
        given = heads[:, self.column['answer']].long()
        answer = torch.where(heads[:, self.column['forced']] > 0, given, answer)
        return answer.to(torch.uint8), logs.gather(1, answer.unsqueeze(1)).squeeze(1), best == given

    def _receive(self, group, t):
        self.workers.wait(group)
        self.rows[group, t].copy_(self.shared['rows'][group], non_blocking=True)
        self.heads[group, t].copy_(self.shared['heads'][group], non_blocking=True)
        heads, at = self.workers.files['heads'][group], self.column
        for i in np.nonzero(heads[:, at['ended']])[0]:
            h = heads[i]
            self.games += 1
            self.tally.add(int(h[at['kind']]), int(h[at['winner']]), int(h[at['turn']]), int(h[at['reason']]), h[at['main']] > 0)

    def _answer(self, group, t):
        self.now_rows.copy_(self.rows[group, t])
        self.now_heads.copy_(self.heads[group, t])
        answer, logs, agrees = self.decide()
        self.answers[group, t], self.log_probability[group, t], self.agrees[group, t] = answer, logs, agrees
        self.workers.files['answers'][group][:] = self.answers[group, t].cpu().numpy()
        self.workers.go()

    def play(self):
        """Fill the buffers: questions 0 to T - 1 answered, question T still open, which is where the next call begins."""
        groups = range(self.workers.groups)
        if self.started:
            self.rows[:, 0], self.heads[:, 0] = self.rows[:, self.length], self.heads[:, self.length]
        self.started = True
        for t in range(self.length):
            for group in groups:
                if t > 0:
                    self._receive(group, t)
                self._answer(group, t)
        for group in groups:
            self._receive(group, self.length)
        if self.device == 'cuda':
            torch.cuda.synchronize()

    started = False
