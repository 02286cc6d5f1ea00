import { type Fact, gameFrom, regionViews, type View } from '@longtwilight/engine';
import { resolvedRules } from '@longtwilight/picture/map';

/** A view of what is on the table after these facts; hands and questions stay as they were. */
export function viewWith(view: View, facts: readonly Fact[]): View {
  if (facts.length === 0) return view;
  const influence = { ...view.influence };
  const milOps: [number, number] = [...view.milOps];
  const space: [number, number] = [...view.space];
  let { defcon, vp, turn, round, china, phase } = view;
  for (const fact of facts)
    if (fact.t === 'influence') influence[fact.country] = fact.now;
    else if (fact.t === 'defcon') defcon = fact.now;
    else if (fact.t === 'vp') vp = fact.now;
    else if (fact.t === 'military') milOps[fact.side === 'us' ? 0 : 1] = fact.now;
    else if (fact.t === 'space') space[fact.side === 'us' ? 0 : 1] = fact.box;
    else if (fact.t === 'china') china = { holder: fact.holder, faceUp: fact.faceUp };
    else if (fact.t === 'turn') {
      turn = fact.turn;
      round = 0;
      phase = 'headline';
      milOps.fill(0);
    } else if (fact.t === 'round') {
      round = fact.round;
      phase = 'round';
    }
  const regions = regionViews(gameFrom(resolvedRules(view.rules), { influence, effects: view.effects }));
  return {
    ...view,
    influence,
    milOps,
    space,
    defcon,
    vp,
    turn,
    round,
    china,
    phase,
    regions,
    outcome: null,
    decision: null,
  };
}
