import { styled } from 'styled-components';
import { inlineAlign, type TextAlign } from '../../../parts/layout/alignment.ts';
import type { FaqTabsShared } from '../shared/fields.shared.ts';
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

export type HorizontalTabsProps = FaqTabsShared;

/** Tabs in a row above their questions. On a phone the tabs are pills in several rows. */
export function HorizontalTabs(given: HorizontalTabsProps) {
  return (
    <TabFrame given={given}>
      {(props) => (
        <Tabs data-faq-tabs="horizontal" $align={props.align}>
          <TabPanels {...props} />
        </Tabs>
      )}
    </TabFrame>
  );
}

const Tabs = styled.div<{ $align: TextAlign }>`
  ${topicWords}

  ${withPanels} {
    @media screen and (scripting: enabled) {
      ${tabWords}
      display: flex;
      flex-wrap: wrap;
      justify-content: ${({ $align }) => inlineAlign[$align]};

      & [data-tab] {
        max-inline-size: 100%;
      }

      & > details::details-content {
        order: 1;
        flex: 0 0 100%;
      }
    }

    ${onWideScreens} {
      column-gap: var(--space-8);

      & [data-tab] {
        padding-block: var(--space-3);
        padding-inline: 0;
        border-block-end: 3px solid transparent;
        color: var(--color-text-muted);
      }

      & [data-tab]:hover {
        color: var(--color-text);
      }

      & ${CHOSEN} {
        border-color: var(--color-accent);
        color: var(--color-text);
      }

      & > details > [data-panel] {
        padding-block-start: var(--space-5);
        border-block-start: 1px solid var(--color-line);
      }
    }

    ${onNarrowScreens} {
      gap: var(--space-2);

      & [data-tab] {
        padding: var(--space-3) var(--space-4);
        border: 1px solid var(--color-line-strong);
        border-radius: min(var(--radius-pill), 1.5rem);
        font-size: var(--text-small);
      }

      & ${CHOSEN} {
        border-color: var(--color-accent);
        background-color: var(--color-accent);
        color: var(--color-on-accent);
      }

      & > details > [data-panel] {
        padding-block-start: var(--space-3);
      }
    }
  }
`;
