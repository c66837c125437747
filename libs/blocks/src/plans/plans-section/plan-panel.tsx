'use client';

import { TextLink, useWords } from '@skein/ui';
import { styled } from 'styled-components';
import { PlanList } from './plan-list.tsx';
import * as texts from './plans.texts.ts';

/** The plan that a visitor has chosen, with its price and its features. */
export interface PlanPanelProps {
  readonly speed: string;
  readonly price: string;
  readonly pricingTag?: string | undefined;
  /** The plan's first features, including the router. */
  readonly features: readonly string[];
  /** The plan that the visitor had chosen, if it is not available at the visitor's address. */
  readonly missing?: { readonly speed: string; readonly offeredIn?: string | undefined } | undefined;
  /** URL of this page with the shown plan chosen instead of the missing plan. */
  readonly takeHref?: string | undefined;
  /** Address of the list of all plans. */
  readonly changeHref?: string | undefined;
}

/**
 * Shows a plan beside the result of an address check: the chosen plan, or another plan if the chosen plan is not
 * available at the address.
 */
export function PlanPanel({
  speed,
  price,
  pricingTag,
  features,
  changeHref,
  missing,
  takeHref,
}: PlanPanelProps) {
  const say = useWords();
  return (
    <Panel data-theme="paper">
      {missing && (
        <p>
          <strong>{missing.speed}</strong> {say(texts.notHere)}
          {missing.offeredIn !== undefined && ` ${say(texts.onlyIn)} ${missing.offeredIn}.`}
        </p>
      )}
      <Head>
        <span>{say(missing ? texts.availableHere : texts.yourPlan)}</span>
        {changeHref !== undefined && <a href={changeHref}>{say(texts.changePlan)}</a>}
      </Head>
      <Head>
        <Name>{speed}</Name>
        <span>
          <Amount>{price}</Amount> {pricingTag}
        </span>
      </Head>
      <PlanList items={features} />
      {takeHref !== undefined && <TextLink href={takeHref}>{say(texts.takeThis)}</TextLink>}
    </Panel>
  );
}

const Panel = styled.div`
  display: grid;
  gap: var(--space-3);
  max-inline-size: var(--column-form);
  padding: var(--space-4) var(--space-5);
  border-radius: var(--radius-medium);
  background: var(--color-surface-raised);
  color: var(--color-text);
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--space-1) var(--space-4);
  color: var(--color-text-muted);

  > a {
    color: var(--color-link);
  }
`;

const Name = styled.strong`
  color: var(--color-text);
  font-family: var(--font-heading);
  font-size: var(--heading-3);
  font-weight: 680;
  letter-spacing: -0.02em;
`;

const Amount = styled.strong`
  color: var(--color-text);
  font-size: var(--heading-4);
  font-variant-numeric: tabular-nums;
`;
