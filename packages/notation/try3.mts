import { readFileSync, readdirSync } from 'node:fs';
import { resolveRules,Session } from '@longtwilight/engine';
import { readLog } from './src/applog/read-log.ts';
import { segmentsOf } from './src/replay/segments.ts';
import { rulesOfLog } from './src/replay/rules-of-log.ts';
import { replaySegments } from './src/replay/replay.ts';
import { rebuild } from './src/replay/rebuild.ts';
const dir='/work/shared/games/';
const only=process.argv[2];
for (const f of readdirSync(dir).filter(f=>f.endsWith('.txt')&&(!only||f.includes(only)))) {
  const r=readLog(readFileSync(dir+f,'utf8'));
  const rules=rulesOfLog(r.entries); const R=resolveRules(rules.spec);
  const t0=Date.now();
  const tr=replaySegments(R, segmentsOf(r.entries), rules.ours);
  const t1=Date.now();
  const b=rebuild(R,rules.bids,tr.opening,tr.steps);
  console.log(f, t1-t0, Date.now()-t1, 'session' in b ? ['ok',b.evidence.filter(e=>e==='stated').length,b.evidence.length, b.session.game.over] : b);
}
