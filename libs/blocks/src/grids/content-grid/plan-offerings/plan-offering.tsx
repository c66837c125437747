'use client';

import { analyticsAttributes } from '@skein/analytics';
import {
  chevronDownGlyph,
  Glyph,
  Picture,
  RichText,
  useWords,
  type HeadingLevel,
  type UiText,
} from '@skein/ui';
import { styled } from 'styled-components';
import { CardAction, CardText, CardTitle, Panel } from '../frame/card-parts.tsx';
import { CheckedList } from '../frame/checked-list.tsx';
import { itemDefaults } from '../items/item.defaults.ts';
import type { PlanOfferingCard } from '../items/offer-cards.content.ts';

const WHAT_IS_IN_IT: UiText = { en: 'What’s in it', es: 'Qué incluye' };

const IMAGE_HEIGHT_PX = 200;
const ICON_HEIGHT_PX = 64;
const IMAGE_WIDTH_PX = 840;

const toggled = (action: 'expand' | 'collapse', label: string) =>
  analyticsAttributes({ event: 'plan_card', category: 'plans', action, label });

/** One plan. The details open without script. `data-analytics` attributes declare the events of clicks. */
export function PlanOffering(props: PlanOfferingCard & { readonly level: HeadingLevel }) {
  const { title, topLabel, bottomLabel, icon, image, speed, price, pricingTag, description, level } = props;
  const { features, addOnTitle, addOns, cta, analyticsId, isActive = itemDefaults.isActive } = props;
  const say = useWords();
  return (
    <Plan $active={isActive} data-analytics-id={analyticsId}>
      {topLabel !== undefined && <Ribbon $active={isActive}>{topLabel}</Ribbon>}
      {image && (
        <Scene>
          <Picture
            image={image}
            objectFit="cover"
            aspect={IMAGE_WIDTH_PX / IMAGE_HEIGHT_PX}
            sizes="(min-width: 960px) 400px, 100vw"
          />
        </Scene>
      )}
      {icon && (
        <Mark>
          <Picture image={icon} fill={false} sizes={`${ICON_HEIGHT_PX}px`} />
        </Mark>
      )}
      <CardTitle level={level} size={3}>
        {title}
      </CardTitle>
      {speed !== undefined && <Speed>{speed}</Speed>}
      <Price>
        <strong>{price}</strong>
        {pricingTag !== undefined && <span>{pricingTag}</span>}
      </Price>
      <CardText html={description} size="small" />
      {(features !== undefined || addOns !== undefined) && (
        <Details>
          <summary
            {...toggled('expand', title)}
            data-analytics-open={toggled('collapse', title)['data-analytics']}
          >
            {say(WHAT_IS_IN_IT)}
            <Glyph path={chevronDownGlyph} size={20} />
          </summary>
          {features !== undefined && <CheckedList html={features} />}
          {addOns !== undefined && (
            <AddOns>
              {addOnTitle !== undefined && <strong>{addOnTitle}</strong>}
              <RichText html={addOns} size="small" />
            </AddOns>
          )}
        </Details>
      )}
      <CardAction cta={cta} />
      {bottomLabel !== undefined && <Small>{bottomLabel}</Small>}
    </Plan>
  );
}

/** The edge of the active card grows inward as a shadow, so that the texts of all cards in a row line up. */
const Plan = styled(Panel)<{ $active: boolean }>`
  position: relative;
  ${({ $active }) =>
    $active &&
    'border-color: var(--color-accent); box-shadow: inset 0 0 0 1px var(--color-accent), var(--shadow-float);'}
`;

/** Puts the ribbon on the edge of the card, so that the names and prices of cards in a row line up. */
const Ribbon = styled.p<{ $active: boolean }>`
  position: absolute;
  inset-block-start: 0;
  translate: 0 -50%;
  margin: 0;
  padding: 0.25em 0.9em;
  border-radius: var(--radius-pill);
  background-color: ${({ $active }) => ($active ? 'var(--color-accent)' : 'var(--color-accent-soft)')};
  color: ${({ $active }) => ($active ? 'var(--color-on-accent)' : 'var(--color-text)')};
  font-size: var(--text-small);
  font-weight: 650;
`;

const Scene = styled.div`
  inline-size: 100%;
  border-radius: var(--radius-medium);
  overflow: clip;
`;

const Mark = styled.div`
  img {
    block-size: ${ICON_HEIGHT_PX}px;
    inline-size: auto;
  }
`;

const Speed = styled.p`
  margin: 0;
  font-size: clamp(var(--text-small), 1.9cqi, var(--text-body));
  color: var(--color-text-muted);
`;

const Price = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 var(--space-2);
  margin: 0;

  strong {
    font-family: var(--font-heading);
    font-size: var(--heading-2);
    font-variant-numeric: tabular-nums;
    font-weight: 680;
    letter-spacing: -0.03em;
    line-height: 1.05;
  }

  span {
    color: var(--color-text-muted);
    font-size: var(--text-small);
  }
`;

const Details = styled.details`
  align-self: stretch;
  border-block: 1px solid var(--color-line);

  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-block-size: 3rem;
    border-radius: var(--radius-small);
    font-weight: 600;
    list-style: none;
    cursor: pointer;
  }

  summary::-webkit-details-marker {
    display: none;
  }

  summary > svg {
    transition: rotate var(--duration-medium) var(--ease-out);
  }

  &[open] > summary > svg {
    rotate: 180deg;
  }

  > :last-child:not(summary) {
    padding-block-end: var(--space-4);
  }
`;

const AddOns = styled.div`
  display: grid;
  gap: var(--space-1);
  padding-block-start: var(--space-4);
`;

const Small = styled.p`
  margin: 0;
  color: var(--color-text-muted);
  font-size: var(--text-small);
`;
