import { styled } from 'styled-components';
import type { FaqTabsShared } from '../shared/fields.shared.ts';
import { TabFrame } from '../shared/tab-frame.tsx';
import { TabPanels } from '../shared/tab-panels.tsx';
import { CHOSEN, onWideScreens, tabWords, topicWords, withPanels } from '../shared/tab-styles.ts';

export type AccordionTabsProps = FaqTabsShared;

/** Tabs that share the width of one bar. On a phone they are an accordion with all tabs in view. */
export function AccordionTabs(given: AccordionTabsProps) {
  return (
    <TabFrame given={given}>
      {(props) => (
        <Tabs data-faq-tabs="accordion" $count={props.tabs.length}>
          <TabPanels {...props} />
        </Tabs>
      )}
    </TabFrame>
  );
}

/** Largest number of tabs in a row. If there are more tabs, the bar has several rows. */
const MOST_IN_A_ROW = 5;

const Tabs = styled.div<{ $count: number }>`
  ${topicWords}

  ${withPanels} {
    ${onWideScreens} {
      ${tabWords}
      display: grid;
      grid-template-columns: repeat(${({ $count }) => Math.min($count, MOST_IN_A_ROW)}, minmax(0, 1fr));

      & [data-tab] {
        display: grid;
        place-items: center;
        padding: var(--space-4);
        border: 1px solid var(--color-line);
        margin-inline-end: -1px;
        background-color: var(--color-surface-raised);
        color: var(--color-text-muted);
        text-align: center;
      }

      & :is(details:first-of-type > [data-tab], [role='tab']:first-of-type) {
        border-start-start-radius: var(--radius-medium);
      }

      & :is(details:last-of-type > [data-tab], [role='tab']:last-of-type) {
        margin-inline-end: 0;
        border-start-end-radius: var(--radius-medium);
      }

      & [data-tab]:hover {
        color: var(--color-text);
      }

      & ${CHOSEN} {
        border-block-end-color: transparent;
        box-shadow: inset 0 3px var(--color-accent);
        background-color: transparent;
        color: var(--color-text);
      }

      & > details::details-content {
        order: 1;
        grid-column: 1 / -1;
      }

      & > details > [data-panel] {
        padding: var(--space-6) clamp(var(--space-5), 4vw, var(--space-12)) var(--space-8);
        border: 1px solid var(--color-line);
        border-block-start: 0;
        border-end-start-radius: var(--radius-medium);
        border-end-end-radius: var(--radius-medium);
      }
    }
  }
`;
