'use client';

import { Card, Heading, Picture, useWords, VisuallyHidden, type UiText } from '@skein/ui';
import { styled } from 'styled-components';
import { labelId } from '../broadband-label/label-id.ts';
import type { BroadbandPlan } from '../broadband-label/broadband-plan.content.ts';
import { broadbandPlanDefaults } from '../broadband-label/broadband-plan.defaults.ts';
import { money } from '../broadband-label/label-facts.ts';

export interface PlanCardProps {
  readonly plan: BroadbandPlan;
  readonly headingLevel: 2 | 3;
  /**
   * Whether this card or a card beside it has an icon or a badge. All cards then reserve space for an icon or a
   * badge, so that the names line up.
   */
  readonly hasTop: boolean;
  readonly perMonth?: string | undefined;
  readonly selectMarkets?: string | undefined;
}

const PER_MONTH: UiText = { en: 'per month', es: 'al mes' };
const SELECT_MARKETS: UiText = { en: 'Select markets*', es: 'Algunos mercados*' };
const SEE: UiText = { en: 'Broadband facts', es: 'Datos de banda ancha' };

/** A short description of a plan, with a link to the plan's label. */
export function PlanCard({ plan, headingLevel, hasTop, perMonth, selectMarkets }: PlanCardProps) {
  const say = useWords();
  const { name, price, icon, isSelectMarkets, uid } = plan;
  return (
    <Card as="li" theme={plan.colorScheme ?? broadbandPlanDefaults.colorScheme} padding="small">
      <Inside>
        {hasTop && (
          <Top>
            {icon && <Picture image={{ ...icon, alt: '' }} sizes="3rem" />}
            {isSelectMarkets && <Badge>{selectMarkets ?? say(SELECT_MARKETS)}</Badge>}
          </Top>
        )}
        <Heading level={headingLevel} size={4}>
          {name}
        </Heading>
        <p>
          <Price>{money(price).shown.replace(/\.00$/, '')}</Price> {perMonth ?? say(PER_MONTH)}
        </p>
        <a href={`#${labelId(uid)}`}>
          {say(SEE)}
          <VisuallyHidden>: {name}</VisuallyHidden>
        </a>
      </Inside>
    </Card>
  );
}

const Inside = styled.div`
  display: grid;
  align-content: start;
  gap: var(--space-2);
  block-size: 100%;
  padding: var(--space-2);
  overflow-wrap: anywhere;

  & > p {
    margin: 0;
  }
`;

const Top = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-block-size: 2rem;

  & img {
    inline-size: 2rem;
  }
`;

const Badge = styled.span`
  padding: var(--space-1) var(--space-3);
  border: 1px solid var(--color-line-strong);
  border-radius: var(--radius-pill);
  margin-inline-start: auto;
  font-size: var(--text-small);
`;

const Price = styled.strong`
  font-family: var(--font-heading);
  font-size: var(--heading-3);
  letter-spacing: -0.02em;
`;
