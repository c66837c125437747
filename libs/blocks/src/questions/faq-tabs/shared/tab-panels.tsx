import { analyticsAttributes } from '@skein/analytics';
import { useId } from 'react';
import { styled } from 'styled-components';
import { faqScrollMargin } from '../../faq-questions/faq.constants.ts';
import { faqSlug } from '../../faq-questions/faq-slug.ts';
import { QuestionList } from '../../faq-questions/question-list.tsx';
import type { FilledTabs } from './tab-frame.tsx';

/** Place of the tab that is open at first: the one that the address is about, else the first. */
export function openTab({ tabs, openSlug }: Pick<FilledTabs, 'tabs' | 'openSlug'>): number {
  const about = tabs.findIndex(
    ({ slug, items = [] }) =>
      openSlug !== undefined &&
      (faqSlug(slug) === openSlug || items.some((item) => faqSlug(item.slug) === openSlug)),
  );
  return Math.max(about, 0);
}

/**
 * Tabs as disclosures of which the browser keeps one open. Put them straight into the element that lays them out: it
 * styles `details`, `summary` and `::details-content`.
 */
export function TabPanels(props: FilledTabs) {
  const { tabs, openSlug, eventLabel, isPageTitle, title } = props;
  const group = useId();
  const chosen = openTab(props);
  return tabs.map((tab, index) => {
    const slug = faqSlug(tab.slug);
    return (
      <details key={tab.id ?? index} name={`${group}tabs`} open={index === chosen}>
        <summary
          {...analyticsAttributes({
            event: 'faq_tab',
            category: 'web-support-faq',
            action: 'click',
            label: eventLabel ?? tab.title,
          })}
        >
          {tab.title}
        </summary>
        <Panel id={slug} data-panel="" data-target={(slug !== undefined && slug === openSlug) || undefined}>
          <QuestionList
            {...props}
            items={tab.items ?? []}
            openSlug={openSlug}
            group={`${group}questions`}
            headingLevel={title === undefined || isPageTitle ? 2 : 3}
          />
        </Panel>
      </details>
    );
  });
}

const Panel = styled.div`
  scroll-margin-block-start: ${faqScrollMargin};

  &[data-target] {
    scroll-initial-target: nearest;
  }
`;
