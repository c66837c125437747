'use client';

import { GAVE_UP } from '@skein/cms-client';
import { Select, useWords, type UiText } from '@skein/ui';
import { useId } from 'react';
import { styled } from 'styled-components';
import type { FaqTabsShared } from '../shared/fields.shared.ts';
import { openTab } from '../shared/open-tab.ts';
import { TabFrame } from '../shared/tab-frame.tsx';
import { TabPanels } from '../shared/tab-panels.tsx';
import {
  CHOSEN,
  onNarrowScreens,
  onWideScreens,
  tabWords,
  topicWords,
  withPanels,
} from '../shared/tab-styles.ts';

export interface VerticalTabsProps extends FaqTabsShared {
  readonly selectLabel?: string | undefined;
}

const TOPIC: UiText = { en: 'Topic', es: 'Tema' };

/**
 * Tabs in a column beside their questions. On a phone they are a select list, or an accordion without script.
 */
export function VerticalTabs(given: VerticalTabsProps) {
  const say = useWords();
  const id = useId();
  return (
    <TabFrame given={given} anchorId="faqs">
      {(props) => (
        <Tabs data-faq-tabs="vertical" $count={props.tabs.length}>
          <Topics data-print="none">
            <Select
              id={id}
              label={given.selectLabel ?? say(TOPIC)}
              options={props.tabs.map(({ title }, index) => ({ value: String(index), label: title }))}
              defaultValue={String(openTab(props))}
              autoComplete="off"
            />
          </Topics>
          <TabPanels {...props} isColumn />
        </Tabs>
      )}
    </TabFrame>
  );
}

/** The list of topics on a phone. Without script, the tabs show instead. */
const Topics = styled.div`
  display: none;
`;

// On a wide screen all panels share one place. A closed panel has no height, so it does not cover the open one.
const Tabs = styled.div<{ $count: number }>`
  ${topicWords}

  ${onNarrowScreens} {
    &:not(${GAVE_UP}) {
      & > ${Topics} {
        display: block;
        margin-block-end: var(--space-5);
      }

      & > details,
      & > details:first-of-type {
        border: 0;
      }

      & > details > summary {
        display: none;
      }

      & > details > [data-panel] {
        padding: 0;
      }
    }
  }

  ${withPanels} {
    ${onWideScreens} {
      ${tabWords}
      display: grid;
      grid-template-columns: minmax(14rem, 1fr) minmax(0, 3fr);
      grid-template-rows: repeat(${({ $count }) => $count}, min-content) 1fr;
      column-gap: clamp(var(--space-8), 5vw, var(--space-20));

      & [data-tab] {
        grid-column: 1;
        padding: var(--space-4);
        border-inline-start: 3px solid var(--color-line);
        color: var(--color-text-muted);
      }

      & [data-tab]:hover,
      & ${CHOSEN} {
        color: var(--color-text);
      }

      & ${CHOSEN} {
        border-color: var(--color-accent);
      }

      & > details::details-content {
        grid-column: 2;
        grid-row: 1 / -1;
        align-self: start;
      }
    }
  }
`;
