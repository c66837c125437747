import type { BlockNode, CallToActionContent } from '@skein/cms-client';
import { type Serving } from '@skein/cms-client/serve';
import { formOfProps, type ChosenPlan } from '@skein/forms/content';
import { planIn, SENT_PARAM, withPlan } from '@skein/forms/contract';
import { receipts } from '@skein/forms/serve';
import { addressStatusHero } from '../heroes/address-status-hero/address-status-hero.block.ts';
import { focusedPlan } from '../plans/plans-section/focused-plan.ts';
import type { PlanCardProps } from '../plans/plans-section/plan-card.content.ts';
import type { PlanPanelProps } from '../plans/plans-section/plan-panel.tsx';
import { FIRST_FEATURES } from '../plans/plans-section/plans.constants.ts';
import { plansSection } from '../plans/plans-section/plans-section.block.ts';
import { choiceOn, planText } from './choice-of-plans.ts';

const panelOf = (
  { speed, price, pricingTag, features = [] }: PlanCardProps,
  changeHref: string | undefined,
): PlanPanelProps => ({
  speed,
  price,
  pricingTag,
  features: features.slice(0, FIRST_FEATURES),
  changeHref,
});

/** Props with which a result page shows a plan at its top. */
interface Shown {
  readonly plan: PlanPanelProps;
  readonly orderCta?: CallToActionContent | undefined;
}

/**
 * Defines how a server draws a visitor's choice of plan, on pages with the address check and on pages with its results.
 * The page's query names the chosen plan, and the page's forms send the plan, too. If the page does not offer the plan
 * in the query, no plan is chosen. A result page shows the chosen plan at its top, with a button that orders the plan.
 * A page that answers a visitor offers only the plans of the visitor's ZIP code.
 */
export const planServing: Serving = {
  types: [plansSection.id],
  read({ blocks }, { search }, { path }) {
    const choice = choiceOn(blocks);
    if (!choice) return undefined;
    const { cards, changeLink, orderCta } = choice;
    const planOf = (query: string) => {
      const key = planIn(query);
      return key === undefined ? undefined : cards.find(({ planKey }) => planKey === key);
    };
    const plan = planOf(search);
    return {
      normal: (asked) => withPlan('', planOf(asked.search)?.planKey),
      props({ id, type, props }) {
        if (id === choice.id) return { at: path, ...(plan && { chosen: plan.planKey }) };
        if (!plan) return undefined;
        if (type === addressStatusHero.id)
          return { plan: panelOf(plan, changeLink), orderCta } satisfies Shown;
        if (!formOfProps(type, props)) return undefined;
        const query = withPlan('', plan.planKey);
        return { plan: { query, text: planText(plan), changeHref: changeLink } satisfies ChosenPlan };
      },
    };
  },
  tell({ blocks }, visit, { path }) {
    const { zip = '' } = receipts.of(visit)?.sent ?? {};
    const choice = choiceOn(blocks);
    if (!choice || zip === '') return undefined;
    const { chosen } = choice;
    const offered = choice.offeredAt(zip);
    const isMissing = chosen !== undefined && !offered.includes(chosen);
    const other = offered[focusedPlan(offered)];
    const instead: Shown | undefined = chosen &&
      other && {
        plan: {
          ...panelOf(other, undefined),
          missing: { speed: chosen.speed, offeredIn: chosen.offeredIn },
          takeHref: other.planKey && withPlan(`${path}?${SENT_PARAM}=1`, other.planKey),
        },
        orderCta: undefined,
      };
    const cards = offered.map((card) => ({ ...card, offeredIn: undefined }));
    return {
      props({ id, type, props }: BlockNode) {
        if (id === choice.id) return { cards };
        if (!isMissing) return undefined;
        if (type === addressStatusHero.id) return instead ?? { plan: undefined, orderCta: undefined };
        return formOfProps(type, props) ? { plan: undefined } : undefined;
      },
    };
  },
};
