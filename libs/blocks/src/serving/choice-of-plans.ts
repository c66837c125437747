import type { BlockNode, CallToActionContent } from '@skein/cms-client';
import { nodesOf } from '@skein/cms-client/serve';
import type { PlanCardProps } from '../plans/plans-section/plan-card.content.ts';
import type { PlanRowsProps } from '../plans/plans-section/plan-rows.tsx';
import { plansSection } from '../plans/plans-section/plans-section.block.ts';

/** A page's list of plans from which a visitor chooses one. */
export interface ChoiceOfPlans {
  /** Id of the block. */
  readonly id: string;
  readonly cards: readonly PlanCardProps[];
  readonly changeLink: string | undefined;
  readonly orderCta: CallToActionContent | undefined;
  /** The plan in the page's URL. Undefined until the block has read the URL, or if the page does not offer the plan. */
  readonly chosen: PlanCardProps | undefined;
  /** Returns the plans that are offered at a ZIP code. */
  offeredAt(zip: string): readonly PlanCardProps[];
}

/** Returns the choice of plans on a page, or undefined if there is none. */
export function choiceOn(blocks: readonly BlockNode[]): ChoiceOfPlans | undefined {
  const found = nodesOf(blocks, plansSection).find(({ props }) => props.asChoice);
  if (!found) return undefined;
  const {
    cards = [],
    changeLink,
    orderCta,
    chosen,
  }: typeof found.props & Pick<PlanRowsProps, 'chosen'> = found.props;
  return {
    id: found.id,
    cards,
    changeLink,
    orderCta,
    chosen: cards.find(({ planKey }) => planKey !== undefined && planKey === chosen),
    offeredAt: (zip) =>
      cards.filter(
        ({ offeredZips = [] }) =>
          offeredZips.length === 0 || offeredZips.some((beginning) => zip.startsWith(beginning)),
      ),
  };
}

/** Returns a plan's name and price, such as “Skein 1 Gig, $70 a month”. */
export const planText = ({ speed, price, pricingTag }: PlanCardProps): string =>
  [`${speed}, ${price}`, pricingTag].filter(Boolean).join(' ');
