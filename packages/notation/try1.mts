import { readFileSync, readdirSync } from 'node:fs';
import { readLog } from './src/applog/read-log.ts';
const dir='/work/shared/games/';
const kinds=new Map<string,number>();
for (const f of readdirSync(dir).filter(f=>f.endsWith('.txt'))) {
  const r=readLog(readFileSync(dir+f,'utf8'));
  for(const e of r.entries) kinds.set(e.kind,(kinds.get(e.kind)??0)+1);
  for(const p of r.problems) console.log(f,p);
}
console.log(kinds);
let t=Date.now(); console.log(readLog('xyz lorem ipsum 1234 [ \n'.repeat(2_000_000)).problems.length, Date.now()-t);
t=Date.now(); console.log(readLog('US '.repeat(17_000_000)).problems.slice(0,2), Date.now()-t);
t=Date.now(); console.log(readLog('Turn 1, US AR1: Nassr*: Event: Fidel\nUSSR +1 in Irann [0][1]\nUS +3 in Iran [1][x]').problems, Date.now()-t);
