import { seeded, Session, type RulesSpec } from '@longtwilight/engine';
import { importLog, writeLog } from './src/index.ts';
const configs: RulesSpec[]=[{},{optionalCards:false},{edition:'deluxe-es'},{edition:'deluxe-pl'},{edition:'second'},{chineseCivilWar:true},{scenario:'late-war'},
 {options:['realign-anywhere']},{options:['realign-safe']},{options:['mixed-operations']},{options:['space-without-roll']},
 {edition:'deluxe-es',tournament:true,handicap:{us:2},chineseCivilWar:true,options:['realign-anywhere','realign-safe','mixed-operations','space-without-roll']}];
export function randomGame(spec: RulesSpec, seed:number, most=4000): Session {
  const s=Session.start(spec); const c=seeded(seed);
  while(!s.game.over && s.entries.length<most){ const ds=s.decisions().filter(d=>!d.answered); const d=ds[0]!;
    // avoid suicidal: fine
    s.answer(d.actor,d.options[c(d.options.length)]!); }
  return s;
}
if (process.argv[1]!.endsWith('try5.mts')) {
const n=Number(process.argv[2]??3);
let bad=0, all=0; let worst=0;
for(let k=0;k<configs.length;k++) for(let i=0;i<n;i++){
  const s=randomGame(configs[k]!, 1000*k+i);
  const log=writeLog(s); const t=Date.now();
  let r; try { r=importLog(log);} catch(e){ console.log('CRASH',k,i,e); bad++; continue; }
  const ms=Date.now()-t; worst=Math.max(worst,ms);
  const same=r.session && JSON.stringify(r.session.save())===JSON.stringify(s.save());
  all++;
  if(!r.ok||!same){ bad++; if(bad<8) {if(r.session){const A=r.session.save(),B=s.save(); const q=A.answers.findIndex((x,j)=>x!==B.answers[j]); console.log('diff',q,A.answers.slice(q-3,q+5),B.answers.slice(q-3,q+5),A.answers.length,B.answers.length,JSON.stringify(A.end),JSON.stringify(B.end))};console.log(k,i,'ok',r.ok,'same',same,'turn',s.game.turn,ms, r.mismatches.filter(m=>!m.explanation).slice(0,3));} }
}
console.log({all,bad,worst});
}
