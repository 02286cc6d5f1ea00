import { SmallMap } from '@longtwilight/board';
import { GameRecord, RefusedError, type View, view } from '@longtwilight/engine';
import { placesOf } from '@longtwilight/picture/map';
import { useSetting } from '../settings/context.ts';
import { useLoaded } from '../shared/loaded.tsx';
import { type KeptStudy, openStudy } from '../store/studies.ts';

/** The board at the end of a study's first chapter: that is what it is about. */
export function StudyMap({ study: { id, changed } }: { readonly study: KeptStudy }) {
  const { words } = useSetting();
  const board = useLoaded(() => firstBoard(id), [id, changed]).come?.value ?? null;
  return board === null ? null : <SmallMap places={placesOf(board)} label={words.say('ui.map')} />;
}

async function firstBoard(id: string): Promise<View | null> {
  const kept = await openStudy(id);
  if (kept === null || kept instanceof RefusedError) return null;
  return view(GameRecord.load(kept.study.chapters[0]!.game).game, 'public'); // a study has a chapter
}
