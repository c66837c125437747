'use client';

import { analyticsAttributes } from '@skein/analytics';
import { useWords, type UiText } from '@skein/ui';
import { useId } from 'react';
import { styled } from 'styled-components';
import { faqScrollMargin } from '../../faq-questions/faq.constants.ts';
import { faqSlug } from '../../faq-questions/faq-slug.ts';
import { QuestionList } from '../../faq-questions/question-list.tsx';
import { openTab } from './open-tab.ts';
import type { FilledTabs } from './tab-frame.tsx';

const TOPICS: UiText = { en: 'Topics', es: 'Temas' };

export interface TabPanelsProps extends FilledTabs {
  /** Whether the tabs are below each other. */
  readonly isColumn?: boolean;
}

/**
 * The topics as disclosures. The browser keeps one topic open. `enhanceFaq` replaces the summaries with tabs.
 * This component must be a direct child of the element that lays out the tabs, because that element styles
 * `[data-tab]` and `::details-content`.
 */
export function TabPanels({ isColumn = false, ...props }: TabPanelsProps) {
  const { tabs, openSlug, eventLabel, isPageTitle, title } = props;
  const say = useWords();
  const group = useId();
  const chosen = openTab(props);
  const topics = tabs.map((tab, index) => {
    const slug = faqSlug(tab.slug);
    return { ...tab, slug, panelId: slug ?? `${group}panel${index}`, tabId: `${group}tab${index}` };
  });
  return (
    <>
      <div
        role="tablist"
        aria-label={title ?? say(TOPICS)}
        aria-orientation={isColumn ? 'vertical' : undefined}
        hidden
      >
        {topics.map(({ title, tabId, panelId }, index) => (
          <button
            key={tabId}
            id={tabId}
            type="button"
            role="tab"
            data-tab=""
            aria-selected={index === chosen}
            aria-controls={panelId}
          >
            {title}
          </button>
        ))}
      </div>
      {topics.map((tab, index) => (
        <details key={tab.id ?? index} name={`${group}tabs`} open={index === chosen}>
          <summary
            data-tab=""
            {...analyticsAttributes({
              event: 'faq_tab',
              category: 'web-support-faq',
              action: 'click',
              label: eventLabel ?? tab.title,
            })}
          >
            {tab.title}
          </summary>
          <Panel
            id={tab.panelId}
            data-panel={tab.slug ?? ''}
            data-target={(tab.slug !== undefined && tab.slug === openSlug) || undefined}
          >
            <QuestionList
              {...props}
              items={tab.items ?? []}
              openSlug={openSlug}
              group={`${group}questions`}
              headingLevel={title === undefined || isPageTitle ? 2 : 3}
            />
          </Panel>
        </details>
      ))}
    </>
  );
}

const Panel = styled.div`
  scroll-margin-block-start: ${faqScrollMargin};

  &[data-target] {
    scroll-initial-target: nearest;
  }
`;
