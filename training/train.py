"""Trains the network player by self-play. See README.md.

python3 training/train.py STAGE --run FOLDER [--start FOLDER] [--out FOLDER] [--seconds N] ...
Stages: critic (the player stands still), play (self-play by PPO), teach (learn from another checkpoint), check (a short run of all).
"""
import argparse
import math
import os
import shutil
import signal
import sys
import time
import torch
from torch import nn
from torch.nn import functional as F
import checkpoint
from features import Features
from network import Player
from rollout import POOL, SELF, SPARRING, Rollouts, autocast, log_policy, working_type
from workers import Workers

HERE = os.path.dirname(os.path.abspath(__file__))
RESULT = (1.0, -1.0, 0.0)  # for the US, by winner


def options():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument('stage', choices=('critic', 'play', 'teach', 'check'))
    p.add_argument('--run', required=True, help='folder of this run: checkpoints, optimiser, log; a run goes on from what is there')
    p.add_argument('--start', help='folder with a checkpoint to begin with where the run has none')
    p.add_argument('--out', help='folder that gets a copy of every checkpoint and of the log')
    p.add_argument('--teacher', help='teach: folder of the checkpoint to learn from')
    p.add_argument('--node', default='node')
    p.add_argument('--shared', default='/dev/shm/longtwilight', help='folder for the shared files, in memory')
    p.add_argument('--seconds', type=float, default=60)
    p.add_argument('--workers', type=int, default=max(1, (os.cpu_count() or 2) - 1))
    p.add_argument('--games', type=int, default=512, help='games of a worker in each group')
    p.add_argument('--groups', type=int, default=2)
    p.add_argument('--length', type=int, default=32, help='questions of each game between two rounds of learning')
    p.add_argument('--hidden', type=int, default=512, help='width of a player that begins from nothing')
    p.add_argument('--batch', type=int, default=32768)
    p.add_argument('--epochs', type=int, default=2)
    p.add_argument('--rate', type=float, default=1e-4)
    p.add_argument('--rate-end', type=float, help='learning rate at the end of the stretch')
    p.add_argument('--warm-up', type=int, default=30, help='rounds in which the rate rises, where the optimiser begins anew')
    p.add_argument('--entropy', type=float, default=0.004)
    p.add_argument('--entropy-end', type=float)
    p.add_argument('--clip', type=float, default=0.2)
    p.add_argument('--trace', type=float, default=0.97, help='lambda of the advantages')
    p.add_argument('--decay', type=float, default=0.995, help='of the average over time, for each round')
    p.add_argument('--measured', type=int, default=2, help='games of each group and worker by the player against Attaché')
    p.add_argument('--average', type=int, default=2, help='the same by its average')
    p.add_argument('--pool', type=int, default=0, help='the same against earlier selves')
    p.add_argument('--sparring', type=int, default=0, help='the same against Attaché, learned from')
    p.add_argument('--every', type=float, default=20, help='seconds between two reports')
    p.add_argument('--seed', type=int, default=0, help='0: by the clock')
    return p.parse_args()


class Learner:
    def __init__(self, o):
        self.o = o
        self.device = 'cuda' if torch.cuda.is_available() else 'cpu'
        if self.device == 'cuda':
            torch.set_float32_matmul_precision('high')
        os.makedirs(o.run, exist_ok=True)
        self.log_file = open(os.path.join(o.run, 'log.txt'), 'a', encoding='utf-8')
        self.features = Features(os.path.join(HERE, 'dist', 'features.json'), self.device)
        start = o.run if os.path.exists(os.path.join(o.run, 'player.pt')) else o.start
        if start is None:
            self.player, self.average = (Player(self.features.width, o.hidden).to(self.device) for _ in range(2))
            self.average.load_state_dict(self.player.state_dict())
            self.statistics = dict(decisions=0, games=0, seconds=0.0)
            self.critic, known = checkpoint.load_critic(o.run, self.features, self.device, self.player)
        else:
            self.player, self.average, self.statistics = checkpoint.load_player(start, self.features, self.device)
            self.critic, known = checkpoint.load_critic(start, self.features, self.device, self.player)
        self._optimise(start)
        parameters = sum(p.numel() for p in self.player.parameters())
        self.say(f'{o.stage}: from {start or "nothing"}, critic {"found" if known else "new"}, optimiser '
                 f'{"found" if self.warm else "new"}, {self.features.columns} inputs, {parameters / 1e6:.2f} M parameters, '
                 f'{self.device}, torch {torch.__version__}, {self.statistics}, rate {o.rate:g} to {o.rate_end or o.rate:g}, '
                 f'entropy {o.entropy:g} to {o.entropy_end or o.entropy:g}')
        self.stopped = False
        signal.signal(signal.SIGTERM, lambda *_: setattr(self, 'stopped', True))

    def _optimise(self, start):
        kind = dict(lr=self.o.rate, eps=1e-5, weight_decay=1e-4, betas=(0.9, 0.99))
        if self.device == 'cuda':
            kind['fused'] = True
        self.optimisers = {name: torch.optim.AdamW(module.parameters(), **kind)
                           for name, module in (('player', self.player), ('critic', self.critic))}
        self.warm = set()
        path = os.path.join(start or self.o.run, 'optimiser.pt')
        if os.path.exists(path):
            for name, state in torch.load(path, map_location=self.device).items():
                self.optimisers[name].load_state_dict(state)
                self.warm.add(name)

    def say(self, text):
        print(text, flush=True)
        self.log_file.write(text + '\n')
        self.log_file.flush()

    def save(self):
        o = self.o
        checkpoint.save_player(o.run, self.features, self.player, self.average, self.statistics)
        checkpoint.save_critic(o.run, self.features, self.critic)
        used = {name: one.state_dict() for name, one in self.optimisers.items() if one.state}
        checkpoint.write(o.run, 'optimiser.pt', used)
        if o.out:
            os.makedirs(o.out, exist_ok=True)
            for name in ('player.pt', 'critic.pt', 'log.txt'):
                shutil.copy(os.path.join(o.run, name), os.path.join(o.out, name + '.part'))
                os.replace(os.path.join(o.out, name + '.part'), os.path.join(o.out, name))

    def begin(self):
        o = self.o
        playing = o.stage == 'play'
        lanes = dict(measured=o.measured, average=o.average, pool=o.pool if playing else 0, sparring=o.sparring if playing else 0)
        seed = o.seed or int(time.time() * 1000) % 2**30
        self.workers = Workers(self.features, os.path.join(HERE, 'dist'), o.shared, o.node, o.workers, o.games, o.groups, seed, lanes)
        try:
            self.rollouts = Rollouts(self.features, self.workers, self.device, o.length, self.player, self.average)
            if lanes['pool']:
                self.earlier = [checkpoint.halves(self.player)]
                self.rollouts.earlier = Player(**self.player.shape).to(self.device)
                self.rollouts.earlier.load_state_dict(self.player.state_dict())
            self.rollouts.capture()
        except BaseException:
            self.workers.stop()
            raise

    def inputs(self, rows):
        return self.features.expand(rows, working_type(self.device))

    def critic_values(self, rows, inputs):
        places = self.features.expand_places(rows, working_type(self.device))
        with autocast(self.device):
            return torch.tanh(self.critic(inputs, places).float())

    @torch.no_grad()
    def advantages(self):
        """What each answer brought compared with what the critic expected, and what it should have expected, both for the US."""
        r, o = self.rollouts, self.o
        heads, at = r.heads, self.features.table['heads']
        flat = r.rows.view(-1, self.features.row)
        values = torch.cat([self.critic_values(part, self.inputs(part)) for part in flat.split(65536)]).view(heads.shape[:3])
        ended = heads[..., at['ended']].float()
        result = torch.tensor(RESULT, device=self.device)[heads[..., at['winner']].long()]
        gain = torch.zeros_like(values)
        last = torch.zeros_like(values[:, 0])
        for t in reversed(range(o.length)):
            following = torch.where(ended[:, t + 1] > 0, result[:, t + 1], values[:, t + 1])
            last = following - values[:, t] + o.trace * (1 - ended[:, t + 1]) * last
            gain[:, t] = last
        return gain, gain + values

    def learned_from(self):
        """Where the player itself chose freely, or an answer was forced: lane by lane, the last question not yet answered."""
        heads, at = self.rollouts.heads, self.features.table['heads']
        kind, side = heads[..., at['kind']], heads[..., at['side']]
        own = (kind == SELF) | ((kind >= POOL) & (side == kind - POOL)) | (kind >= SPARRING)
        own[:, self.o.length] = False
        return own

    def batches(self, own):
        where = own.flatten().nonzero().squeeze(1)
        size = min(self.o.batch, len(where))
        for _ in range(self.o.epochs):
            mixed = where[torch.randperm(len(where), device=self.device)]
            for i in range(0, len(mixed) - size // 2, size):
                yield mixed[i:i + size]

    def step(self, name, loss, limit=0.5):
        optimiser = self.optimisers[name]
        optimiser.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(getattr(self, name).parameters(), limit)
        optimiser.step()

    def critic_round(self, measures, with_player=False):
        """The critic learns what came of each position; with `with_player` the player learns its answers beside it."""
        r, o, at = self.rollouts, self.o, self.features.table['heads']
        gain, target = self.advantages()
        own = self.learned_from()
        forced = r.heads[..., at['forced']] > 0
        sign = 1 - 2 * r.heads[..., at['side']].float()
        gain = gain * sign
        free = gain[own & ~forced]
        gain = (gain - free.mean()) / (free.std() + 1e-6)
        rows, gain, target, forced = r.rows.view(-1, self.features.row), gain.flatten(), target.flatten(), forced.flatten()
        answers, before, agrees = r.answers.flatten(), r.log_probability.flatten(), r.agrees.flatten()
        measures.add('forced', forced[own.flatten()].float().sum(), 1)
        measures.add('agree', (agrees & forced & own.flatten()).float().sum(), 1)
        for j in self.batches(own):
            part = rows[j]
            inputs = self.inputs(part)
            loss = F.mse_loss(self.critic_values(part, inputs), target[j])
            self.step('critic', loss)
            measures.add('critic', loss.detach())
            if with_player:
                self.player_step(part, inputs, answers[j].long(), before[j], gain[j], target[j], forced[j], measures)

    def player_step(self, rows, inputs, answers, before, gain, target, forced, measures):
        o = self.o
        logs, value = log_policy(self.player, self.features, rows, self.device, inputs)
        chosen = logs.gather(1, answers.unsqueeze(1)).squeeze(1)
        ratio = (chosen - before).exp()
        clipped = torch.min(ratio * gain, ratio.clamp(1 - o.clip, 1 + o.clip) * gain)
        policy = -torch.where(forced, chosen, clipped).mean()
        own = F.mse_loss(value, target)
        spread = -(logs.exp() * logs.clamp_min(-100)).sum(-1).mean()
        self.step('player', policy - self.entropy * spread + 0.25 * own)
        with torch.no_grad():
            measures.add('policy', policy)
            measures.add('own', own)
            measures.add('entropy', spread)
            measures.add('kl', torch.where(forced, torch.zeros_like(chosen), before - chosen).mean())
            measures.add('clipped', (((ratio - 1).abs() > o.clip) & ~forced).float().mean())

    def teach_round(self, measures):
        """The player learns to answer and judge as its teacher does."""
        own, at = self.learned_from(), self.features.table['heads']
        rows = self.rollouts.rows.view(-1, self.features.row)
        forced, answers = self.rollouts.heads[..., at['forced']].flatten() > 0, self.rollouts.answers.flatten()
        for j in self.batches(own):
            part = rows[j]
            inputs = self.inputs(part)
            with torch.no_grad():
                theirs, judged = log_policy(self.teacher, self.features, part, self.device, inputs)
            logs, value = log_policy(self.player, self.features, part, self.device, inputs)
            apart = (theirs.exp() * (theirs.clamp_min(-100) - logs.clamp_min(-100))).sum(-1)
            chosen = logs.gather(1, answers[j].long().unsqueeze(1)).squeeze(1)
            apart = torch.where(forced[j], -chosen, apart).mean()
            own_value = F.mse_loss(value, judged)
            self.step('player', apart + own_value, 1.0)
            measures.add('apart', apart.detach())
            measures.add('own', own_value.detach())
            measures.add('same', (logs.argmax(-1) == theirs.argmax(-1)).float().mean())

    def set_rates(self, done, rounds):
        o = self.o
        rate = o.rate + ((o.rate if o.rate_end is None else o.rate_end) - o.rate) * done
        self.entropy = o.entropy + ((o.entropy if o.entropy_end is None else o.entropy_end) - o.entropy) * done
        for name, optimiser in self.optimisers.items():
            rising = 1.0 if name in self.warm else min(1.0, (rounds + 1) / max(1, o.warm_up))
            faster = 4.0 if o.stage == 'critic' else 1.0
            for group in optimiser.param_groups:
                group['lr'] = rate * rising * faster
        return rate

    @torch.no_grad()
    def follow(self, rounds):
        """The average over time; it begins at once where the run is new."""
        keep = min(self.o.decay, (1 + rounds) / (10 + rounds)) if self.statistics['decisions'] == 0 else self.o.decay
        for mean, now in zip(self.average.parameters(), self.player.parameters()):
            mean.lerp_(now, 1 - keep)

    def remember(self, rounds):
        """Now and then the player becomes one of its earlier selves, and another of them takes the pool lanes."""
        if self.rollouts.earlier is None or rounds % 25 != 0:
            return
        if rounds % 100 == 0:
            self.earlier = [*self.earlier, checkpoint.halves(self.player)][-24:]
        chosen = self.earlier[int(torch.randint(len(self.earlier), (1,)))]
        self.rollouts.earlier.load_state_dict(checkpoint.floats(chosen))

    def run(self, most_rounds=math.inf):
        o = self.o
        if o.stage == 'teach':
            self.teacher = checkpoint.load_player(o.teacher, self.features, self.device)[1]
        self.begin()
        start = reported = saved = time.time()
        rounds, decisions, games_before = 0, 0, 0
        measures = Measures()
        try:
            while time.time() - start < o.seconds and not self.stopped and rounds < most_rounds:
                began = time.time()
                self.set_rates(min(1.0, (began - start) / o.seconds), rounds)
                self.rollouts.play()
                rolled = time.time()
                if o.stage == 'teach':
                    self.teach_round(measures)
                else:
                    self.critic_round(measures, o.stage == 'play')
                if o.stage != 'critic':
                    self.follow(rounds)
                    self.remember(rounds)
                if self.device == 'cuda':
                    torch.cuda.synchronize()
                now = time.time()
                rounds += 1
                count = self.workers.groups * o.length * self.workers.rows_of_group
                decisions += count
                self.statistics['decisions'] += count
                self.statistics['games'] += self.rollouts.games - games_before
                games_before = self.rollouts.games
                measures.check()
                if now - reported > o.every or rounds == 2:
                    self.say(f'{o.stage} {rounds} {now - start:.0f}s {self.statistics["decisions"] / 1e6:.1f}M '
                             f'({decisions / (now - start) / 1e3:.0f}k/s) games {self.statistics["games"]} play {rolled - began:.2f}s '
                             f'learn {now - rolled:.2f}s {measures.report()} | {self.rollouts.tally.report()}')
                    reported = now
                    measures.clear()
                    self.rollouts.tally.clear()
                if now - saved > 60:
                    self.save()
                    saved = now
        finally:
            self.rollouts.release()
            self.workers.stop()
        self.statistics['seconds'] += time.time() - start
        self.save()
        self.say(f'{o.stage}: {rounds} rounds in {time.time() - start:.0f}s, saved; {self.statistics} | {self.rollouts.tally.report()}')


class Measures:
    """Means of what is measured in learning, fetched from the device only for a report."""

    def __init__(self):
        self.clear()

    def clear(self):
        self.sums, self.counts = {}, {}

    def add(self, name, value, count=1):
        self.sums[name] = self.sums.get(name, 0) + value
        self.counts[name] = self.counts.get(name, 0) + count

    def check(self):
        for name in ('critic', 'apart', 'policy'):
            if name in self.sums and not math.isfinite(float(self.sums[name])):
                raise RuntimeError(f'learning has gone wrong: {name} is not finite')

    def report(self):
        text = []
        if 'forced' in self.sums:
            forced, agree = float(self.sums['forced']), float(self.sums['agree'])
            text.append(f'certain wins {forced:.0f}, seen {100 * agree / max(1, forced):.0f}%')
        text += [f'{name} {float(self.sums[name]) / self.counts[name]:.4f}' for name in self.sums if name not in ('forced', 'agree')]
        return ' '.join(text)


def check(o):
    """The whole chain in small: it must play, learn in every stage, save and go on."""
    o.games, o.length, o.batch, o.every = min(o.games, 64), 8, 2048, 0
    o.workers = min(o.workers, 4)
    for stage in ('critic', 'play', 'teach', 'play'):
        o.stage, o.teacher, o.pool, o.sparring = stage, o.run, 2, 2
        learner = Learner(o)
        before = [p.detach().clone() for p in learner.player.parameters()]
        learner.run(most_rounds=3)
        moved = sum(float((a - b).abs().sum()) for a, b in zip(before, learner.player.parameters()))
        assert (moved == 0) == (stage == 'critic'), f'the player moved by {moved} in stage {stage}'
    print('check: passed', flush=True)


if __name__ == '__main__':
    o = options()
    try:
        check(o) if o.stage == 'check' else Learner(o).run()
    except RuntimeError as error:
        print(f'FAILED: {error}', file=sys.stderr, flush=True)
        sys.exit(1)
