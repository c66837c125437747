import { withDefaults, type CallToActionContent } from '@skein/cms-client';
import {
  enlargedText,
  Heading,
  imageUrl,
  isTransformable,
  Picture,
  RichText,
  type ImageSource,
} from '@skein/ui';
import { styled } from 'styled-components';
import { BlockCta } from '../../parts/block-cta/block-cta.tsx';
import type { PlanCardProps } from './plan-card.content.ts';
import { FIRST_FEATURES, PLAN_ICON_HEIGHT_PX, PLAN_PICTURE_PX } from './plans.constants.ts';
import { planCardDefaults } from './plans-section.defaults.ts';
import { PlanDetails } from './plan-details.tsx';
import { PlanList } from './plan-list.tsx';

export interface OnePlanProps extends PlanCardProps {
  /** Whether visitors should see this plan first. */
  readonly first: boolean;
  /** The call to action that orders the plan. */
  readonly cta?: CallToActionContent | undefined;
}

/** A plan in a row of plans. Its most important facts show at once, and a click opens the details. */
export function OnePlan({ first, cta, ...given }: OnePlanProps) {
  const plan = withDefaults(given, planCardDefaults);
  const { speed, price, pricingTag, topLabel, bottomLabel } = plan;
  return (
    <Card data-plan="" data-first={first ? '' : undefined}>
      <Top>{topLabel !== undefined && <TopLabel>{topLabel}</TopLabel>}</Top>
      <Strip data-labeled={topLabel === undefined ? undefined : ''}>
        {plan.picture && (
          <Picture
            image={plan.picture}
            preset={{ ...PLAN_PICTURE_PX, fit: 'fill' }}
            sizes="(min-width: 1000px) 380px, 84vw"
            objectFit="cover"
          />
        )}
      </Strip>
      <Name>
        {plan.icon && <PlanIcon icon={plan.icon} />}
        <Heading level={3} size={3}>
          {speed}
        </Heading>
      </Name>
      <Price>
        <Amount>{price}</Amount>
        {pricingTag !== undefined && <Tag>{pricingTag}</Tag>}
      </Price>
      <Words>{plan.description !== undefined && <RichText html={plan.description} />}</Words>
      <div>
        <PlanList items={plan.features.slice(0, FIRST_FEATURES)} />
      </div>
      {cta && (
        <Action>
          <BlockCta cta={first ? cta : { ...cta, look: 'outline' }} />
        </Action>
      )}
      <div>
        <PlanDetails {...plan} features={plan.features.slice(FIRST_FEATURES)} />
      </div>
      <Bottom>{bottomLabel}</Bottom>
    </Card>
  );
}

function PlanIcon({ icon }: { readonly icon: ImageSource }) {
  const height = PLAN_ICON_HEIGHT_PX;
  const src = isTransformable(icon) ? imageUrl(icon, { height: height * 2 }) : icon.url;
  // The plan's name is beside the icon and says what the icon shows.
  return (
    <img
      src={src}
      alt=""
      height={height}
      width={Math.round((icon.width / icon.height) * height)}
      loading="lazy"
    />
  );
}

const Card = styled.li`
  position: relative;
  display: grid;
  grid-row: span 8;
  grid-template-rows: subgrid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  min-inline-size: 0;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-large);
  background: var(--color-surface-raised);
  color: var(--color-text);
  scroll-snap-align: center;
  overflow: clip;

  > div {
    padding-inline: clamp(1.25rem, 1rem + 1.2vw, 1.75rem);

    ${enlargedText} {
      padding-inline: var(--space-3);
    }
  }

  &[data-first] {
    border-color: var(--color-accent);
    outline: 1px solid var(--color-accent);
    outline-offset: -2px;
    box-shadow: var(--shadow-float);
  }

  [data-script] & {
    cursor: pointer;
  }
`;

const Top = styled.div`
  position: absolute;
  z-index: 1;
  inset-block-start: var(--space-4);
  max-inline-size: 100%;
`;

const TopLabel = styled.span`
  display: inline-block;
  padding: 0.25em 0.9em;
  border: 1px solid transparent;
  border-radius: var(--radius-pill);
  background: var(--color-accent);
  color: var(--color-on-accent);
  font-size: var(--text-small);
  font-weight: 650;
`;

const Strip = styled.div`
  && {
    padding: 0;
  }

  /* The label has a place of its own where there is no picture. */
  &[data-labeled]:empty {
    block-size: calc(var(--space-4) + 2rem);
  }

  img {
    inline-size: 100%;
    aspect-ratio: 840 / 200;
  }
`;

/** Puts the name below the picture if the longest word of the name has no room beside the picture. */
const Name = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3);
  min-block-size: ${PLAN_ICON_HEIGHT_PX}px;
  margin-block-start: var(--space-5);

  img {
    flex: none;
    block-size: ${PLAN_ICON_HEIGHT_PX}px;
    inline-size: auto;
  }

  > :last-child {
    flex: 1 1 min(100%, 5.5rem);
  }
`;

const Price = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 var(--space-2);
  margin-block-start: var(--space-3);
`;

const Amount = styled.strong`
  font-family: var(--font-heading);
  font-size: var(--heading-2);
  font-weight: 680;
  line-height: 1.1;
  letter-spacing: -0.03em;
  font-variant-numeric: tabular-nums;
`;

const Tag = styled.span`
  color: var(--color-text-muted);
  font-size: var(--text-small);
`;

const Words = styled.div`
  margin-block: var(--space-3) var(--space-4);
  color: var(--color-text-muted);
`;

const Action = styled.div`
  display: grid;
  padding-block: var(--space-5);

  [data-pill] {
    padding-inline: var(--space-3);
  }
`;

const Bottom = styled.div`
  &:not(:empty) {
    align-self: end;
    padding-block: var(--space-3);
    border-block-start: 1px solid var(--color-line);
    color: var(--color-text-muted);
    font-size: var(--text-small);
  }
`;
