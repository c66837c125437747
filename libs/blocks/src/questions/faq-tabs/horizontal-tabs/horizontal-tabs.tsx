import { styled } from 'styled-components';
import { inlineAlign, type TextAlign } from '../../../parts/layout/alignment.ts';
import type { FaqTabsShared } from '../shared/fields.shared.ts';
import { TabFrame } from '../shared/tab-frame.tsx';
import { TabPanels } from '../shared/tab-panels.tsx';
import { onNarrowScreens, onWideScreens, tabWords, withPanels } from '../shared/tab-styles.ts';

export type HorizontalTabsProps = FaqTabsShared;

/** Tabs in a row above their questions; on a phone they are pills that take as many rows as they need. */
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
  ${tabWords}

  ${withPanels} {
    @media screen {
      display: flex;
      flex-wrap: wrap;
      justify-content: ${({ $align }) => inlineAlign[$align]};

      & > details {
        display: contents;
      }

      & > details > summary {
        max-inline-size: 100%;
        transition:
          color var(--duration-fast) var(--ease-out),
          border-color var(--duration-fast) var(--ease-out);
      }

      & > details::details-content {
        order: 1;
        flex: 0 0 100%;
        min-inline-size: 0;
      }
    }
  }

  ${onWideScreens} {
    column-gap: var(--space-8);

    & > details > summary {
      padding-block: var(--space-3);
      border-block-end: 3px solid transparent;
      color: var(--color-text-muted);
    }

    & > details > summary:hover {
      color: var(--color-text);
    }

    & > details[open] > summary {
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

    & > details > summary {
      padding: var(--space-3) var(--space-4);
      border: 1px solid var(--color-line-strong);
      border-radius: min(var(--radius-pill), 1.5rem);
      font-size: var(--text-small);
    }

    & > details[open] > summary {
      border-color: var(--color-accent);
      background-color: var(--color-accent);
      color: var(--color-on-accent);
    }

    & > details > [data-panel] {
      padding-block-start: var(--space-3);
    }
  }
`;
