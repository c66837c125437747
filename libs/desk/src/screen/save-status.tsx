import { useWords } from '@skein/ui';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import type { SaveState } from '../edits/edit-store.types.ts';
import { Tool } from './state/controls.styles.ts';
import { useDesk, useEdits } from './state/desk-context.ts';
import { texts } from './state/texts.ts';

/** Most urgent first. The status shows the most urgent state of all drafts. */
const URGENCY: readonly SaveState[] = ['conflict', 'failed', 'refused', 'saving', 'waiting', 'saved'];

/** Says whether all edits are saved. After a failure, offers to save again. */
export function SaveStatus(): ReactElement {
  const say = useWords();
  const { store } = useDesk();
  const worst = useEdits(({ drafts }) => {
    const states = new Set([...drafts.values()].map(({ state }) => state));
    return URGENCY.find((state) => states.has(state)) ?? 'saved';
  });
  const text = say(texts[worst === 'waiting' ? 'saving' : worst]);
  return (
    <Status data-state={worst}>
      <span role="status" title={text}>
        {text}
      </span>
      {worst === 'failed' && (
        <Tool type="button" onClick={() => void store.saveAll()}>
          {say(texts.tryAgain)}
        </Tool>
      )}
    </Status>
  );
}

const Status = styled.div`
  display: flex;
  align-items: center;
  min-inline-size: 0;
  color: var(--color-text-muted);
  font-size: 0.875rem;

  > span {
    max-inline-size: 16rem;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  &[data-state='conflict'],
  &[data-state='failed'],
  &[data-state='refused'] {
    color: var(--color-warning);
  }
`;
