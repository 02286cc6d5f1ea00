import { SIDE_KEYS } from '@longtwilight/board';
import type { SideKey } from '@longtwilight/engine';
import { useSetting } from '../settings/context.ts';
import { useEditorWords } from './editor-words.ts';

/** What a click on the map does. */
export interface Tool {
  readonly side: SideKey;
  readonly by: 1 | -1;
}
const TOOLS: readonly Tool[] = SIDE_KEYS.flatMap((side): Tool[] => [
  { side, by: 1 },
  { side, by: -1 },
]);

interface ToolBarProps {
  readonly tool: Tool;
  readonly onTool: (tool: Tool) => void;
}

/** What the page is for, and what a click on the map is to do. */
export function ToolBar({ tool, onTool }: ToolBarProps) {
  const { words } = useSetting();
  const texts = useEditorWords();
  return (
    <section class="question">
      <header class="status">
        <small>{texts.say('edit.about')}</small>
        <h1>{words.say('ui.edit-position')}</h1>
      </header>
      <fieldset class="tools">
        <legend class="lt-hidden">{texts.say('edit.about')}</legend>
        {TOOLS.map((one) => (
          <button
            key={`${one.side} ${one.by}`}
            type="button"
            class="quiet"
            data-side={one.side}
            aria-pressed={one.side === tool.side && one.by === tool.by}
            onClick={() => onTool(one)}
          >
            {words.say('ui.odds.influence', { side: one.side, change: one.by })}
          </button>
        ))}
      </fieldset>
    </section>
  );
}
