'use client';

import { analyticsAttributes } from '@skein/analytics';
import { withDefaults } from '@skein/cms-client';
import {
  chevronDownGlyph,
  Glyph,
  Heading,
  imageUrl,
  isTransformable,
  Picture,
  RichText,
  useLanguage,
  VisuallyHidden,
  type ImageSource,
} from '@skein/ui';
import { styled } from 'styled-components';
import type { PlanCardProps } from './plan-card.content.ts';
import { PLAN_ICON_HEIGHT_PX, PLAN_PICTURE_PX } from './plans.constants.ts';
import { planCardDefaults } from './plans-section.defaults.ts';
import * as texts from './plans.texts.ts';

export interface OnePlanProps extends PlanCardProps {
  /** Whether it is the one to look at first. */
  readonly first: boolean;
}

const toggled = (action: 'expand' | 'collapse', label: string) =>
  analyticsAttributes({ event: 'plan_card', category: 'plans', action, label });

/** A plan of the row. Its details open by themselves; what it says is told to the data layer from the markup. */
export function OnePlan({ first, ...given }: OnePlanProps) {
  const plan = withDefaults(given, planCardDefaults);
  const { speed, price, pricingTag, features, addOns, topLabel, bottomLabel } = plan;
  const language = useLanguage();
  const hasDetails = features.length + addOns.length > 0;
  return (
    <Card data-plan="" data-first={first ? '' : undefined}>
      <Top>{topLabel !== undefined && <TopLabel>{topLabel}</TopLabel>}</Top>
      <Strip>
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
        <Heading level={3} size={3} anchor={false}>
          {speed}
        </Heading>
      </Name>
      <Price>
        <Amount>{price}</Amount>
        {pricingTag !== undefined && <Tag>{pricingTag}</Tag>}
      </Price>
      <Words>{plan.description !== undefined && <RichText html={plan.description} />}</Words>
      <div>
        {hasDetails && (
          <Details>
            <summary
              {...toggled('expand', speed)}
              data-analytics-open={toggled('collapse', speed)['data-analytics']}
            >
              <span>
                {texts.whatYouGet[language]}
                <VisuallyHidden>: {speed}</VisuallyHidden>
              </span>
              <Glyph path={chevronDownGlyph} size={20} />
            </summary>
            <Inside>
              <PlanList items={features} />
              {addOns.length > 0 && (
                <>
                  <AddOnTitle>{plan.addOnTitle ?? texts.addOns[language]}</AddOnTitle>
                  <PlanList items={addOns} plus />
                </>
              )}
            </Inside>
          </Details>
        )}
      </div>
      <Bottom>{bottomLabel}</Bottom>
    </Card>
  );
}

/** What is in a plan, or can be added to it. */
export function PlanList({
  items,
  plus = false,
}: {
  readonly items: readonly string[];
  readonly plus?: boolean;
}) {
  return (
    <List role="list" $plus={plus}>
      {items.map((item, index) => (
        <li key={index}>{item}</li>
      ))}
    </List>
  );
}

function PlanIcon({ icon }: { readonly icon: ImageSource }) {
  const height = PLAN_ICON_HEIGHT_PX;
  const src = isTransformable(icon) ? imageUrl(icon, { height: height * 2 }) : icon.url;
  // The name beside it says what it shows.
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
  grid-row: span 7;
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

  img {
    inline-size: 100%;
    aspect-ratio: 840 / 200;
  }
`;

const Name = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-block-size: ${PLAN_ICON_HEIGHT_PX}px;
  margin-block-start: var(--space-5);

  img {
    flex: none;
    block-size: ${PLAN_ICON_HEIGHT_PX}px;
    inline-size: auto;
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

const List = styled.ul<{ $plus: boolean }>`
  display: grid;
  gap: var(--space-2);

  > li {
    display: grid;
    grid-template-columns: 1.5rem minmax(0, 1fr);
  }

  > li::before {
    content: ${({ $plus }) => ($plus ? "'+'" : "''")};
    ${({ $plus }) =>
      $plus
        ? 'color: var(--color-accent); font-weight: 700;'
        : 'inline-size: 0.75rem; block-size: 0.4rem; margin-block-start: 0.45em; border: solid var(--color-accent); border-width: 0 0 2px 2px; rotate: -45deg;'}
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
