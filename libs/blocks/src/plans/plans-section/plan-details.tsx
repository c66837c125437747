'use client';

import { analyticsAttributes } from '@skein/analytics';
import { chevronDownGlyph, Glyph, useWords, VisuallyHidden } from '@skein/ui';
import { styled } from 'styled-components';
import { PlanList } from './plan-list.tsx';
import * as texts from './plans.texts.ts';

export interface PlanDetailsProps {
  readonly speed: string;
  /** Features that the closed card omits. */
  readonly features: readonly string[];
  readonly addOns: readonly string[];
  readonly addOnTitle?: string | undefined;
}

const toggled = (action: 'expand' | 'collapse', label: string) =>
  analyticsAttributes({ event: 'plan_card', category: 'plans', action, label });

/** Details of a plan that open without script. `data-analytics` attributes declare the events of clicks. */
export function PlanDetails({ speed, features, addOns, addOnTitle }: PlanDetailsProps) {
  const say = useWords();
  if (features.length + addOns.length === 0) return null;
  const addOnWords = addOnTitle ?? say(texts.addOns);
  const hasFeatures = features.length > 0;
  return (
    <Details>
      <summary
        {...toggled('expand', speed)}
        data-analytics-open={toggled('collapse', speed)['data-analytics']}
      >
        <span>
          {hasFeatures ? say(texts.whatElse) : addOnWords}
          <VisuallyHidden>: {speed}</VisuallyHidden>
        </span>
        <Glyph path={chevronDownGlyph} size={20} />
      </summary>
      <Inside>
        {hasFeatures && <PlanList items={features} />}
        {addOns.length > 0 && (
          <>
            {hasFeatures && <AddOnTitle>{addOnWords}</AddOnTitle>}
            <PlanList items={addOns} plus />
          </>
        )}
      </Inside>
    </Details>
  );
}

const Details = styled.details`
  border-block-start: 1px solid var(--color-line);

  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-block-size: 3.5rem;
    border-radius: var(--radius-small);
    font-weight: 600;
    list-style: none;

    &::-webkit-details-marker {
      display: none;
    }
  }

  summary > svg {
    flex: none;
    transition: rotate var(--duration-slow) var(--ease-out);
  }

  &[open] > summary > svg {
    rotate: 180deg;
  }

  &::details-content {
    block-size: 0;
    overflow-y: clip;
    transition:
      block-size var(--duration-slow) var(--ease-out),
      content-visibility var(--duration-slow) allow-discrete;
  }

  &[open]::details-content {
    block-size: auto;
  }
`;

const Inside = styled.div`
  padding-block-end: var(--space-5);
`;

const AddOnTitle = styled.p`
  margin-block: var(--space-5) var(--space-2);
  font-weight: 600;
`;
