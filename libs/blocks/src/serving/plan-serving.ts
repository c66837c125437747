import { nodesOf, type Serving } from '@skein/cms-client/serve';
import { formOfProps, type ChosenPlan } from '@skein/forms/content';
import { planIn, withPlan } from '@skein/forms/contract';
import { addressStatusHero } from '../heroes/address-status-hero/address-status-hero.block.ts';
import type { PlanPanelProps } from '../plans/plans-section/plan-panel.tsx';
import { FIRST_FEATURES } from '../plans/plans-section/plans.constants.ts';
import { plansSection } from '../plans/plans-section/plans-section.block.ts';

/**
 * Defines how a server draws a visitor's choice of plan, on pages with the address check and on the pages with its
 * results. The query names the chosen plan. The page's forms also send the plan. A result page shows the plan at its
 * top, with a button that orders the plan. If the page does not offer the plan in the query, no plan is chosen.
 */
export const planServing: Serving = {
  types: [plansSection.id],
  read({ blocks }, { search }) {
    const choice = nodesOf(blocks, plansSection).find(({ props }) => props.asChoice);
    if (!choice) return undefined;
    const { cards = [], changeLink, orderCta } = choice.props;
    const planOf = (query: string) => {
      const key = planIn(query);
      return key === undefined ? undefined : cards.find(({ planKey }) => planKey === key);
    };
    const plan = planOf(search);
    return {
      normal: (asked) => withPlan('', planOf(asked.search)?.planKey),
      props({ id, type, props }) {
        if (!plan?.planKey) return undefined;
        const { planKey, speed, price, pricingTag, features = [] } = plan;
        if (id === choice.id) return { chosen: planKey };
        if (type === addressStatusHero.id) {
          const shown: PlanPanelProps = {
            speed,
            price,
            pricingTag,
            features: features.slice(0, FIRST_FEATURES),
            changeHref: changeLink,
          };
          return { plan: shown, ...(orderCta && { cta: orderCta, chatCta: undefined }) };
        }
        if (!formOfProps(type, props)) return undefined;
        const text = [`${speed}, ${price}`, pricingTag].filter(Boolean).join(' ');
        return { plan: { query: withPlan('', planKey), text, changeHref: changeLink } satisfies ChosenPlan };
      },
    };
  },
};
