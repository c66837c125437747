'use client';

import { GAVE_UP } from '@skein/cms-client';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { SMALL_VIEWPORT_PX } from '../constants/finder.constants.ts';
import { controlTexts } from '../texts/finder.texts.ts';
import type { Panel } from '../state/finder-state.ts';
import { useFinder } from './finder-context.ts';

const PANELS: readonly Panel[] = ['list', 'map'];

/** Switches between list and map if a screen has no room for both. */
export function PanelToggle({ panel }: { readonly panel: Panel }): ReactElement {
  const { act, say } = useFinder();
  return (
    <Group role="group" aria-label={say(controlTexts.view)}>
      {PANELS.map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={panel === name}
          onClick={() => act({ type: 'show', panel: name })}
        >
          {say(controlTexts[name])}
        </button>
      ))}
    </Group>
  );
}

const Group = styled.div`
  display: inline-flex;
  flex: none;
  padding: 3px;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-pill);
  background: var(--color-surface-sunken);

  > button {
    min-block-size: 2.625rem;
    padding-inline: var(--space-3);
    border: 1px solid transparent;
    border-radius: var(--radius-pill);
    background: transparent;
    color: inherit;
    font: inherit;
    font-weight: 600;
    cursor: pointer;
  }

  > button[aria-pressed='true'] {
    border-color: var(--color-line-strong);
    background: var(--color-surface-raised);
  }

  @media (width >= ${SMALL_VIEWPORT_PX}px) {
    display: none;
  }

  @media (scripting: none) {
    display: none;
  }

  &${GAVE_UP} {
    display: none;
  }
`;
