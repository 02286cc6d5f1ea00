import { EffectsList, type EffectView } from '@longtwilight/board';
import { SIDE_KEYS, type SideKey } from '@longtwilight/engine';
import { type EffectKey, no } from '@longtwilight/engine/data';
import { resolvedRules } from '@longtwilight/picture/map';
import { RuleLink } from '../library/at-hand.tsx';
import type { RailProps } from '../table/rail.tsx';
import { useSpeech } from '../table/speech.ts';
import { SpacePanel, tracksInWords } from './tracks.tsx';

/** What is in effect, each explained; what the tracks mean, and the space race box by box. */
export function EffectsPanel({ seen }: Pick<RailProps, 'seen'>) {
  const { words, cardWords } = useSpeech();
  const effects = seen.effects.map((id): EffectView => {
    const [key, of] = id.split('@') as [EffectKey, string | undefined];
    const card = resolvedRules(seen.rules).cards[no[key]]!; // effects are named after cards
    const owner = card.side === 'neutral' ? null : SIDE_KEYS[card.side];
    return {
      id,
      side: SIDE_KEYS.includes(of as SideKey) ? (of as SideKey) : owner,
      title: words.effect(id),
      text: cardWords.effect(id, card),
      until: '',
      more: <RuleLink about={{ kind: 'effect', effect: key }} />,
    };
  });
  return (
    <>
      <h3>{words.say('ui.effects')}</h3>
      <EffectsList effects={effects} words={{ label: words.say('ui.effects'), none: words.say('ui.effects.none') }} />
      <h3>{words.say('ui.tracks')}</h3>
      <ul>
        {tracksInWords(words, seen).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <h3>{words.say('ui.space')}</h3>
      <SpacePanel seen={seen} />
    </>
  );
}
