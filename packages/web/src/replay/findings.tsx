import type { GameRecord } from '@longtwilight/engine';
import { useSpeech } from '../table/speech.ts';
import type { LogFinding, LogFindings } from './reader-worker.ts';

interface FindingsProps {
  readonly record: GameRecord;
  readonly log: LogFindings;
  /** Show the game as it stood after so many steps of its story. */
  readonly onLook: (steps: number) => void;
}

/** What the reader of a log has to say about it: what it filled in, and every line that it doubts, explains or kept as a comment. */
export function Findings({ record, log, onLook }: FindingsProps) {
  const { words } = useSpeech();
  const { findings, filled } = log;
  return (
    <div class="after findings">
      <p>{words.say('ui.findings.summary', { done: record.entries.length - filled.length, needed: filled.length })}</p>
      {findings.every(({ kind }) => kind !== 'doubt') && <p>{words.say('ui.findings.none')}</p>}
      {record.edits.length > 0 && <p class="warning">{words.say('ui.findings.edited')}</p>}
      <ol class="moments">
        {findings.map((finding, i) => (
          <li key={`${finding.line} ${i}`}>
            <button type="button" onClick={() => onLook(finding.steps)}>
              <FindingText finding={finding} />
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
  const { words } = useSpeech();
  const here = log.findings.filter(({ kind, steps }) => kind !== 'known' && steps <= at && at - steps < NEAR);
  const isFilled = log.filled.includes(at - 2);
  if (here.length === 0 && !isFilled) return null;
  return (
    <div class="findings-here" role="note">
      {isFilled && <p class="lt-quiet">{words.say('ui.findings.filled')}</p>}
      {here.slice(0, 2).map((finding, i) => (
        <p key={`${finding.line} ${i}`}>
          <FindingText finding={finding} />
        </p>
      ))}
    </div>
  );
}

function FindingText({ finding: { kind, line, text } }: { readonly finding: LogFinding }) {
  const { words } = useSpeech();
  return (
    <>
      <b>{words.say('ui.findings.line', { count: line })}</b>
      <span>
        <span lang={kind === 'note' ? undefined : 'en'}>{text}</span> <small>{words.say(`ui.findings.${kind}`)}</small>
      </span>
    </>
  );
}
