'use client';

import { GAVE_UP } from '@skein/cms-client';
import { analyticsAttributes } from '@skein/analytics';
import { Button, Disclosure, paint, RichText, useWords, type Paint, type UiText } from '@skein/ui';
import { styled } from 'styled-components';
import { faqScrollMargin } from './faq.constants.ts';
import type { FaqItemProps } from './faq-item.content.ts';
import { faqSlug } from './faq-slug.ts';

export interface QuestionListProps {
  readonly items: readonly FaqItemProps[];
  /** Slug of the question that is open from the start. */
  readonly openSlug?: string | undefined;
  /**
   * Name that all questions of a list share, so that only one question is open at a time. The button that opens all
   * questions ignores this limit.
   */
  readonly group?: string | undefined;
  readonly headingLevel: 2 | 3 | 4;
  readonly expandText?: string | undefined;
  readonly collapseText?: string | undefined;
  readonly expandAllEventLabel?: string | undefined;
}

const EXPAND: UiText = { en: 'Expand all', es: 'Abrir todas' };
const COLLAPSE: UiText = { en: 'Collapse all', es: 'Cerrar todas' };

const clicked = (label: string) =>
  analyticsAttributes({ event: 'faq_item', category: 'web-support-question', action: 'click', label })[
    'data-analytics'
  ];

/**
 * Returns the analytics attributes of a question's summary. The first click opens the question, so
 * `data-analytics` begins with the event for opening.
 */
function countedAs({ title, eventLabel = title, eventLabelOpen = eventLabel }: FaqItemProps) {
  const [opens, closes] = [clicked(eventLabelOpen), clicked(eventLabel)];
  return { 'data-analytics': opens, 'data-opens': opens, 'data-closes': closes } as const;
}

/** A list of questions that open without script. `enhanceFaq` makes the button for all questions work. */
export function QuestionList(props: QuestionListProps) {
  const { items, openSlug, group, headingLevel, expandAllEventLabel } = props;
  const say = useWords();
  const expandText = props.expandText ?? say(EXPAND);
  const collapseText = props.collapseText ?? say(COLLAPSE);
  if (items.length === 0) return null;
  return (
    <Frame data-faq-list="" data-group={group}>
      {items.length > 1 && (
        <Tools data-faq-all="" data-state="expand" data-print="none">
          <Button
            variant="quiet"
            size="small"
            {...analyticsAttributes({
              event: 'faq_expand_all',
              category: 'web-support-faq',
              action: 'click',
              label: expandAllEventLabel ?? expandText,
            })}
          >
            <span data-for="expand">{expandText}</span>
            <span data-for="collapse">{collapseText}</span>
          </Button>
        </Tools>
      )}
      {items.map((item, index) => {
        const slug = faqSlug(item.slug);
        const open = slug !== undefined && slug === openSlug;
        return (
          <Item
            key={item.id ?? index}
            $fill={item.backgroundColor}
            data-painted={item.backgroundColor && ''}
            data-target={open || undefined}
          >
            <Disclosure
              id={slug}
              name={group}
              open={open}
              headingLevel={headingLevel}
              summary={item.title}
              summaryData={countedAs(item)}
            >
              <RichText html={item.description} />
            </Disclosure>
          </Item>
        );
      })}
    </Frame>
  );
}

const Frame = styled.div`
  min-inline-size: 0;
`;

/**
 * Reserves the button's space until the button appears. Without script there is neither a button nor its space.
 */
const Tools = styled.div`
  display: flex;
  justify-content: flex-end;
  margin-block-end: var(--space-2);

  & > button {
    padding-inline: var(--space-2);
    margin-inline-end: calc(-1 * var(--space-2));
  }

  &[data-state='expand'] [data-for='collapse'],
  &[data-state='collapse'] [data-for='expand'] {
    display: none;
  }

  @media (scripting: none) {
    display: none;
  }

  &${GAVE_UP} {
    display: none;
  }
`;

/**
 * A question with its answer. The page scrolls to this element if its slug is in the URL, in some browsers even without
 * script.
 */
const Item = styled.div<Paint>`
  ${paint}
  border-radius: var(--radius-small);

  &[data-painted] {
    padding-inline: var(--space-5);
    margin-block: var(--space-2);
  }

  &[data-painted] > details {
    border-block-end: 0;
  }

  & > details {
    scroll-margin-block-start: ${faqScrollMargin};
    overflow-wrap: anywhere;
  }

  &[data-target] > details {
    scroll-initial-target: nearest;
  }
`;
