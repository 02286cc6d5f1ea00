import type { GameRecord } from '@longtwilight/engine';
import { type LibraryWords, loadLibrary } from '@longtwilight/words';
import { useSetting } from '../settings/context.ts';
import { useLoaded } from '../shared/loaded.tsx';
import type { LogFinding, LogFindings } from './reader-worker.ts';

interface FindingsProps {
  readonly record: GameRecord;
  readonly log: LogFindings;
  /** Show the game as it stood after so many steps of its story. */
  readonly onLook: (steps: number) => void;
}

function useLibraryWords(): LibraryWords | undefined {
  const { words } = useSetting();
  return useLoaded(() => loadLibrary(words), [words]).come?.value;
}

/** What the reader of a log has to say about it: what it filled in, and every line that it doubts, explains or kept as a comment. */
export function Findings({ record, log, onLook }: FindingsProps) {
  const library = useLibraryWords();
  if (library === undefined) return null;
  const { findings, filled } = log;
  return (
    <div class="after findings">
      <p>{library.say('findings.summary', { done: record.entries.length - filled.length, needed: filled.length })}</p>
      {findings.every(({ kind }) => kind !== 'doubt') && <p>{library.say('findings.none')}</p>}
      {record.edits.length > 0 && <p class="warning">{library.say('findings.edited')}</p>}
      <ol class="moments">
        {findings.map((finding, i) => (
          <li key={`${finding.line} ${i}`}>
            <button type="button" onClick={() => onLook(finding.steps)}>
              <FindingText finding={finding} library={library} />
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** So near to a finding it is shown. */
const NEAR = 4;

/** What is to be said of the step that is looked at. */
export function FindingsHere({ log, at }: { readonly log: LogFindings; readonly at: number }) {
  const library = useLibraryWords();
  const here = log.findings.filter(({ kind, steps }) => kind !== 'known' && steps <= at && at - steps < NEAR);
  const isFilled = log.filled.includes(at - 2);
  if (library === undefined || (here.length === 0 && !isFilled)) return null;
  return (
    <div class="findings-here" role="note">
      {isFilled && <p class="lt-quiet">{library.say('findings.filled')}</p>}
      {here.slice(0, 2).map((finding, i) => (
        <p key={`${finding.line} ${i}`}>
          <FindingText finding={finding} library={library} />
        </p>
      ))}
    </div>
  );
}

interface FindingTextProps {
  readonly finding: LogFinding;
  readonly library: LibraryWords;
}

function FindingText({ finding: { kind, line, text }, library }: FindingTextProps) {
  return (
    <>
      <b>{library.say('findings.line', { count: line })}</b>
      <span>
        <span lang={kind === 'note' ? undefined : 'en'}>{text}</span> <small>{library.say(`findings.${kind}`)}</small>
      </span>
    </>
  );
}
