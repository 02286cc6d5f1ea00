import { SIDE_KEYS } from '@longtwilight/board';
import { GameRecord, RefusedError, type SideKey, type View } from '@longtwilight/engine';
import { useState } from 'preact/hooks';
import { AskComputer, type AskedPosition } from '../advice/ask-computer.tsx';
import { LocalMatch } from '../match/local-match.ts';
import { useSetting } from '../settings/context.ts';
import { SharePosition } from '../share/share-position.tsx';
import { CopyButton } from '../shared/copy-button.tsx';
import { ProblemNote } from '../shared/problem.tsx';
import { goTo } from '../site/routes.ts';
import { HandsEditor, MoreCardsEditor } from './cards-editor.tsx';
import { type Edited, handsOf, positionFrom } from './edited.ts';
import { useEditorWords } from './editor-words.ts';
import { linkToPosition, positionAddress, sharedText } from './share.ts';
import { StudyPosition } from './study-position.tsx';
import { MoreTracksEditor } from './tracks-editor.tsx';

interface EditorRailProps {
  readonly edited: Edited;
  /** The position as the side to move sees it; null where it is not possible. */
  readonly seen: View | null;
  /** Why it is not possible. */
  readonly refused: RefusedError | null;
  /** The position is not the one in the link, which nobody can read. */
  readonly misread: boolean;
  readonly onChange: (changes: Partial<Edited>) => void;
  /** Show on the map what the computer would do. */
  readonly onTry: (tried: AskedPosition | null) => void;
}

/** What can be done with the position, and the parts of it that are not on the map. */
export function EditorRail({ edited, seen, refused, misread, onChange, onTry }: EditorRailProps) {
  const { words } = useSetting();
  const texts = useEditorWords();
  const [problem, setProblem] = useState(misread ? texts.say('edit.unreadable') : null);
  const play = async (side: SideKey) => {
    const seats = { us: side === 'us' ? 'human' : 'attache', ussr: side === 'ussr' ? 'human' : 'attache' } as const;
    try {
      const match = LocalMatch.of(GameRecord.from(positionFrom(edited)), seats);
      await match.keep();
      // Who comes back finds the position as it was
      if (seen !== null) history.replaceState(null, '', positionAddress(await sharedText(seen, handsOf(edited))));
      goTo(`game/${match.id}`);
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      setProblem(words.error(error.problem));
    }
  };
  return (
    <>
      <ProblemNote text={problem} />
      {refused !== null && (
        <p class="warning" role="alert">
          {words.error(refused.problem)} <small lang="en">{refused.message}</small>
        </p>
      )}
      <div class="buttons">
        {SIDE_KEYS.map((side) => (
          <button key={side} type="button" class="primary" disabled={seen === null} onClick={() => void play(side)}>
            {texts.say('edit.play', { side })}
          </button>
        ))}
        {seen !== null && (
          // Whoever sets a position up knows both hands, and so may whoever gets the link
          <CopyButton of={edited} text={() => linkToPosition(seen, handsOf(edited), words)} />
        )}
        <StudyPosition edited={edited} disabled={seen === null} />
        {seen !== null && <SharePosition seen={seen} text={() => sharedText(seen, handsOf(edited))} />}
        <button type="button" class="quiet" onClick={() => onChange({ influence: {} })}>
          {texts.say('edit.empty')}
        </button>
        <a class="button" href="#/">
          {words.say('ui.home')}
        </a>
      </div>
      <AskComputer position={seen && { seen, chosen: [] }} question={edited} onShow={onTry} />
      <HandsEditor edited={edited} onChange={onChange} />
      <MoreTracksEditor edited={edited} onChange={onChange} />
      <MoreCardsEditor edited={edited} onChange={onChange} />
    </>
  );
}
