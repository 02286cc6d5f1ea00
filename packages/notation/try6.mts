import { importLog, writeLog } from './src/index.ts';
import { randomGame } from './try5.mts';
import type { RulesSpec } from '@longtwilight/engine';
import { writeFileSync } from 'node:fs';
const configs: RulesSpec[]=[{},{optionalCards:false},{handicap:{us:2}},{scenario:'late-war'}];
const n=Number(process.argv[2]??10), from=Number(process.argv[3]??0);
export const strip=(log:string)=>log.split('\n').filter(l=>!/^(# |> |Rules:|Bids:|Dealt to|Roll:|Draw:|End:)/.test(l)).join('\n');
let bad=0, all=0, worst=0, crash=0;
for(let i=from;i<from+n;i++) for(let k=0;k<configs.length;k++) {
  const s=randomGame(configs[k]!, 7000*k+i);
  const log=strip(writeLog(s)); const t=Date.now();
  let r; try { r=importLog(log);} catch(e){ crash++; console.log('CRASH',k,i,e); writeFileSync(`/tmp/bad-${k}-${i}.txt`,log); continue; }
  const ms=Date.now()-t; if(ms>worst){worst=ms;} if(ms>3000) console.log('SLOW',k,i,ms);
  all++;
  if(!r.ok){ bad++; writeFileSync(`/tmp/bad-${k}-${i}.txt`,log); if(bad<25) console.log(k,i,'turn',s.game.turn,ms, JSON.stringify(r.mismatches.filter(m=>!m.explanation).slice(0,2))); }
}
console.log({all,bad,worst,crash});
