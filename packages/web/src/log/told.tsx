import { useMemo } from 'preact/hooks';
import { useSpeech } from '../table/speech.ts';

/** Something told, in which figures are not torn apart at the end of a line: "0–1", "2 VP", "US +3". */
export function Told({ text }: { readonly text: string }) {
  const { words } = useSpeech();
  const figures = useMemo(() => {
    const points = `\\s${words.say('ui.vp')}`;
    return new RegExp(`((?:[^\\s(]+\\s)?[+−]\\d+(?:${points})?|\\d+(?:–\\d+|${points}))`, 'u');
  }, [words]);
  // Every second part is a figure
  return text.split(figures).map((part, i) => (i % 2 === 0 ? part : <span class="figure">{part}</span>));
}
