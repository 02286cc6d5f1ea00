import { readFileSync, readdirSync } from 'node:fs';
import { resolveRules } from '@longtwilight/engine';
import { readLog } from './src/applog/read-log.ts';
import { segmentsOf } from './src/replay/segments.ts';
import { rulesOfLog } from './src/replay/rules-of-log.ts';
import { replaySegments } from './src/replay/replay.ts';
const dir='/work/shared/games/';
let total=0, done=0; const why=new Map<string,number>();
const only=process.argv[2];
for (const f of readdirSync(dir).filter(f=>f.endsWith('.txt')&&(!only||f.includes(only)))) {
  const r=readLog(readFileSync(dir+f,'utf8'));
  const t0=Date.now();
  const rules=rulesOfLog(r.entries);
  const tr=replaySegments(resolveRules(rules.spec), segmentsOf(r.entries), rules.ours);
  total+=tr.checked; if(tr.complete) done++;
  const bad=tr.mismatches.filter(m=>!m.explanation);
  for(const m of tr.mismatches) if(m.explanation) why.set(m.explanation,(why.get(m.explanation)??0)+1);
  console.log(f, tr.complete, tr.steps.length, tr.checked, 'ms',Date.now()-t0,'bad',bad.length);
  for(const m of bad.slice(0,6)) console.log('   ',JSON.stringify(m));
}
console.log(total,done,why);
