import { SIDE_KEYS } from '@longtwilight/board';
import { WINNING_VP } from '@longtwilight/engine';
import { useSetting } from '../settings/context.ts';
import { ChoiceField } from '../settings/settings-form.tsx';
import type { Edited } from './edited.ts';
import { useEditorWords } from './editor-words.ts';
import { NumberField } from './number-field.tsx';

interface TracksEditorProps {
  readonly edited: Edited;
  readonly onChange: (changes: Partial<Edited>) => void;
}

/** Turn, round, points and DEFCON: what stands in the bar above the map. */
export function TracksEditor({ edited, onChange }: TracksEditorProps) {
  const { words } = useSetting();
  const texts = useEditorWords();
  const field = (label: string, key: 'turn' | 'round' | 'vp' | 'defcon', from: number, to: number) => (
    <NumberField
      label={label}
      value={edited[key]}
      from={from}
      to={to}
      onChange={(value) => onChange({ [key]: value })}
    />
  );
  return (
    <div class="edit-tracks">
      {field(texts.say('edit.turn'), 'turn', 1, 10)}
      {field(texts.say('edit.round'), 'round', 1, 8)}
      {field(`${words.say('ui.vp')} (${words.score(edited.vp)})`, 'vp', 1 - WINNING_VP, WINNING_VP - 1)}
      {field(words.say('ui.defcon'), 'defcon', 2, 5)}
    </div>
  );
}

const NOBODYS_CHINA = 'none down';
const CHINA: readonly string[] = SIDE_KEYS.flatMap((side) => [`${side} up`, `${side} down`]);

function chinaFrom(way: string): Edited['china'] {
  const [holder, face] = way.split(' ');
  return { holder: holder as Edited['china']['holder'], faceUp: face === 'up' };
}

/** What has less room on the bar: whose round it is, the China Card, military operations and the space race. */
export function MoreTracksEditor({ edited, onChange }: TracksEditorProps) {
  const { words } = useSetting();
  const texts = useEditorWords();
  const pair = (label: string, key: 'milOps' | 'space', to: number) =>
    SIDE_KEYS.map((side, i) => (
      <NumberField
        key={side}
        label={`${label}, ${words.side(side)}`}
        value={edited[key][i]!}
        from={0}
        to={to}
        onChange={(value) => {
          const [us, ussr] = edited[key];
          onChange({ [key]: side === 'us' ? [value, ussr] : [us, value] });
        }}
      />
    ));
  return (
    <>
      <ChoiceField
        label={texts.say('edit.phasing')}
        value={edited.phasing}
        options={SIDE_KEYS}
        name={(side) => words.side(side)}
        onChange={(phasing) => onChange({ phasing })}
      />
      <ChoiceField
        label={words.say('ui.china')}
        value={`${edited.china.holder} ${edited.china.faceUp ? 'up' : 'down'}`}
        options={edited.rest.rules?.chineseCivilWar ? [...CHINA, NOBODYS_CHINA] : CHINA}
        name={(way) => {
          const { holder, faceUp } = chinaFrom(way);
          if (holder === 'none') return words.say('ui.china.nobody');
          return `${words.side(holder)}, ${words.say(faceUp ? 'ui.china.up' : 'ui.china.down')}`;
        }}
        onChange={(way) => onChange({ china: chinaFrom(way) })}
      />
      <div class="edit-pairs">
        {pair(words.say('ui.military.short'), 'milOps', 5)}
        {pair(words.say('ui.space.short'), 'space', 8)}
      </div>
    </>
  );
}
