import { filled, Glyph, useWords, type UiText } from '@skein/ui';
import type { ReactElement } from 'react';
import { Tool } from '../state/controls.styles.ts';

const paths = {
  up: 'M12 19V5M6 11l6-6 6 6',
  down: 'M12 5v14M6 13l6 6 6-6',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  remove: 'M6 6l12 12M18 6L6 18',
  add: 'M12 5v14M5 12h14',
} as const;

export interface RowToolsProps {
  /** Name of the entry in the row. */
  readonly name: string;
  /** Key, text and action of each button. The action is false if the button is disabled. */
  readonly tools: readonly (readonly [keyof typeof paths, UiText, (() => void) | false])[];
}

/** Buttons that move, copy or remove a row of a list. */
export function RowTools({ name, tools }: RowToolsProps): ReactElement[] {
  const say = useWords();
  return tools.map(([key, text, act]) => {
    const label = filled(say(text), { name });
    return (
      <Tool
        key={key}
        type="button"
        data-tool={key}
        aria-label={label}
        title={label}
        disabled={!act}
        onClick={act || undefined}
      >
        <Glyph path={paths[key]} />
      </Tool>
    );
  });
}
