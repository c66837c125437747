'use client';

import type { BlockNode } from '@skein/cms-client';
import type { ChosenPlan } from '@skein/forms/content';
import { AddressThread, useWords } from '@skein/ui';
import { styled } from 'styled-components';
import * as texts from '../../../plans/plans-section/plans.texts.ts';
import { FormBar, type FormBarProps } from '../shared/form-bar.tsx';

/** Whether a form asks only for a street address, in order to check service there. */
const checksAddress = ({ props: { variant, streetLabel, emailLabel } }: BlockNode): boolean =>
  variant === 'header' || (streetLabel !== undefined && emailLabel === undefined);

const isPlan = (plan: unknown): plan is ChosenPlan =>
  typeof plan === 'object' && plan !== null && 'text' in plan;

/**
 * The strip for the form of a hero. Above a form that checks an address, the strip shows the fiber line to that
 * address, and the plan that the visitor has chosen.
 */
export function CheckBar({ form, children }: FormBarProps & { readonly form: BlockNode }) {
  const say = useWords();
  const { plan } = form.props;
  if (!checksAddress(form)) return <FormBar>{children}</FormBar>;
  return (
    <FormBar>
      <AddressThread>
        {isPlan(plan) && (
          <Plan>
            <span>
              {say(texts.yourPlan)}: <strong>{plan.text}</strong>
            </span>
            {plan.changeHref !== undefined && <a href={plan.changeHref}>{say(texts.changePlan)}</a>}
          </Plan>
        )}
        {children}
      </AddressThread>
    </FormBar>
  );
}

const Plan = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 var(--space-4);
  margin: 0 0 var(--space-4);

  > a {
    color: var(--color-link);
  }
`;
