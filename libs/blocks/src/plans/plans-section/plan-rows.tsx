'use client';

import { SENT_PARAM, withPlan } from '@skein/forms/contract';
import { useWords } from '@skein/ui';
import { styled } from 'styled-components';
import type { PlanCardProps } from './plan-card.content.ts';
import * as texts from './plans.texts.ts';

export interface PlanRowsProps {
  readonly plans: readonly PlanCardProps[];
  /** Key of the plan in the URL of the page. */
  readonly chosen?: string | undefined;
  /**
   * Path of the page. Without a path, the links are relative, because a page at another address may show the same rows.
   */
  readonly at?: string | undefined;
  /**
   * Whether the page answers a form that this visitor has sent. If so, each link leads to the same answer with another
   * plan.
   */
  readonly answered?: boolean | undefined;
}

/** Plans as short rows. Each row links to the same page, with the row's plan in the URL. */
export function PlanRows({ plans, chosen, at = '', answered = false }: PlanRowsProps) {
  const say = useWords();
  const here = answered ? `${at}?${SENT_PARAM}=1` : at;
  return (
    <Rows role="list">
      {plans.map(({ planKey, speed, price, pricingTag, offeredIn, features = [] }) => {
        const isChosen = planKey !== undefined && planKey === chosen;
        return (
          <li key={speed} data-plan-row="" data-chosen={isChosen ? '' : undefined}>
            <Name
              href={planKey === undefined ? undefined : withPlan(here, planKey)}
              aria-current={isChosen ? 'true' : undefined}
            >
              {speed}
            </Name>
            <Included>
              <Yours data-your-plan="" hidden={!isChosen}>
                {say(texts.yourPlan)}
              </Yours>
              {offeredIn !== undefined && (
                <Place>
                  {say(texts.onlyIn)} <span>{offeredIn}</span>
                </Place>
              )}
              {features.slice(0, 2).join(' · ')}
            </Included>
            <Price>
              <strong>{price}</strong> {pricingTag}
            </Price>
          </li>
        );
      })}
    </Rows>
  );
}

const Rows = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  inline-size: 100%;
  max-inline-size: var(--column-stage);
  margin-inline: auto;
  border-block-end: 1px solid var(--color-line);

  > li {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-1) var(--space-5);
    padding: var(--space-4);
    overflow-wrap: anywhere;
    border-block-start: 1px solid var(--color-line);
  }

  > li:hover {
    background: var(--color-surface-raised);
  }

  /* The thread has arrived at this plan. */
  > li[data-chosen] {
    background: var(--color-surface-raised);
    box-shadow: inset 3px 0 var(--color-internet-fill);
  }
`;

/** A link as large as the row, so that visitors can press anywhere on the row. */
const Name = styled.a`
  flex: 1 1 9rem;
  color: var(--color-text);
  font-family: var(--font-heading);
  font-size: var(--heading-3);
  font-weight: 680;
  letter-spacing: -0.02em;

  &::after {
    position: absolute;
    inset: 0;
    content: '';
  }
`;

const Included = styled.span`
  flex: 2 1 16rem;
  color: var(--color-text-muted);
`;

const Place = styled.span`
  display: block;
`;

const Price = styled.span`
  flex: 0 1 auto;
  min-inline-size: min(9rem, 100%);
  color: var(--color-text-muted);
  font-variant-numeric: tabular-nums;

  strong {
    color: var(--color-text);
    font-size: var(--heading-4);
  }
`;

/** The mark of the chosen plan. It is above the plan's features, so that the prices of all plans line up. */
const Yours = styled.strong`
  &:not([hidden]) {
    display: block;
  }

  color: var(--color-positive);

  &::before {
    content: '✓ ' / '';
  }
`;
