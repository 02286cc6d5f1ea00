import { readFileSync, readdirSync } from 'node:fs';
import { outcomeOf, Session } from '@longtwilight/engine';
import { importLog } from './src/index.ts';
const dir='/work/shared/games/';
const only=process.argv[2]; let sum=0; const t00=Date.now();
for (const f of readdirSync(dir).filter(f=>f.endsWith('.txt')&&(!only||f.includes(only)))) {
  const t0=Date.now();
  const r=importLog(readFileSync(dir+f,'utf8')); sum+=r.checked;
  const s=r.session!; const again=Session.load(s.save());
  console.log(f, Date.now()-t0, r.ok, r.checked, r.mismatches.length, r.evidence.length===s.entries.length, s.game.over? JSON.stringify(outcomeOf(s.game)):s.decisions().map(d=>d.actor+' '+d.question), s.game.turn, s.game.vp);
  for(const m of r.mismatches.filter(m=>!m.explanation)) console.log(m);
}
console.log(sum, Date.now()-t00);
