'use client';

import { analyticsAttributes } from '@skein/analytics';
import { withDefaults } from '@skein/cms-client';
import {
  atLeast,
  Container,
  Heading,
  ModuleOutline,
  opensDialog,
  Button,
  RichText,
  Section,
  TextColumn,
  TextLink,
} from '@skein/ui';
import { useId } from 'react';
import { styled } from 'styled-components';
import { BlockCta } from '../../parts/block-cta/block-cta.tsx';
import { styleFlag } from '../../parts/enhanced/style-flag.ts';
import { useEnhanced } from '../../parts/enhanced/use-enhanced.ts';
import { titleSize } from '../../parts/title/title-size.ts';
import { ComparePlans } from './compare-plans.tsx';
import { enhancePlans } from './enhance-plans.ts';
import { focusedPlan } from './focused-plan.ts';
import { OnePlan } from './one-plan.tsx';
import { PlanDots } from './plan-dots.tsx';
import { PlanRows, type PlanRowsProps } from './plan-rows.tsx';
import { FIRST_FEATURES, PLANS_ANCHOR, ROW_TIMELINE } from './plans.constants.ts';
import type { PlansSectionProps } from './plans-section.block.ts';
import { isWithheld, plansSectionDefaults } from './plans-section.defaults.ts';

export type { PlansSectionProps };

export interface PlansSectionViewProps
  extends PlansSectionProps, Pick<PlanRowsProps, 'chosen' | 'at' | 'answered'> {}

const tookTheQuiz = analyticsAttributes({
  event: 'quiz_promo',
  category: 'quiz',
  action: 'click',
  label: 'take the quiz',
});

/** Plans in a row, with help for the visitor's choice: a comparison, an offer, a link to the quiz. */
export function PlansSection(given: PlansSectionViewProps) {
  const props = withDefaults(given, plansSectionDefaults);
  const { title, description, cards, promoBar, cta, compareText, isModule } = props;
  const root = useEnhanced<HTMLDivElement>(enhancePlans);
  const compareId = useId();
  const first = focusedPlan(cards);
  // A page may contain a dialog only once, so a call to action with a dialog is not on the cards.
  const isOnCards = cards.length > 0 && !cta?.modal;
  if (isWithheld(props)) return null;
  const section = (
    <section id={PLANS_ANCHOR} data-bare={isModule ? undefined : ''}>
      <Section as="div" spacing={isModule ? 'small' : 'large'}>
        <Container>
          <Body data-plans="" data-analytics-id={props.analyticsId} {...styleFlag(props)}>
            <TextColumn width="title" align="center">
              <Heading level={2} size={titleSize(2, title, [])} anchor>
                {title}
              </Heading>
              {description !== undefined && <RichText html={description} size="lead" />}
            </TextColumn>
            {promoBar !== undefined && <PromoBar>{promoBar}</PromoBar>}
            {props.asChoice && <PlanRows {...props} plans={cards} />}
            {cards.length > 0 && !props.asChoice && (
              <>
                <Row
                  role="list"
                  $plans={cards.length}
                  tabIndex={(cta && isOnCards) || hasDetails(cards) ? undefined : 0}
                >
                  {cards.map((plan, index) => (
                    <OnePlan
                      key={plan.id ?? index}
                      {...plan}
                      first={index === first}
                      cta={plan.cta ?? (isOnCards ? cta : undefined)}
                    />
                  ))}
                </Row>
                <PlanDots count={cards.length} />
              </>
            )}
            <Actions>
              {cta && !isOnCards && <BlockCta cta={cta} />}
              {compareText !== undefined && cards.length > 1 && (
                <Button variant="outline" aria-haspopup="dialog" {...opensDialog(compareId)}>
                  {compareText}
                </Button>
              )}
            </Actions>
            <PromoBox {...props} />
            {compareText !== undefined && cards.length > 1 && (
              <ComparePlans id={compareId} plans={cards} title={compareText} />
            )}
          </Body>
        </Container>
      </Section>
    </section>
  );
  return <div ref={root}>{isModule ? <ModuleOutline>{section}</ModuleOutline> : section}</div>;
}

/**
 * Whether a plan of the section has details. If the cards contain neither details nor buttons, the row takes
 * the focus, so that visitors can scroll the row by keyboard.
 */
const hasDetails = (plans: PlansSectionProps['cards'] = []) =>
  plans.some(({ features = [], addOns = [] }) => features.length > FIRST_FEATURES || addOns.length > 0);

function PromoBox({ promoText, promoCtaText, promoCtaLink }: PlansSectionProps) {
  if (promoText === undefined || promoCtaText === undefined || promoCtaLink === undefined) return null;
  return (
    <Box>
      <p>{promoText}</p>
      <TextLink href={promoCtaLink} {...tookTheQuiz}>
        {promoCtaText}
      </TextLink>
    </Box>
  );
}

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-8);
  timeline-scope: ${ROW_TIMELINE};

  > :first-child p {
    text-wrap: balance;
  }

  /* The style that a flag chooses. */
  &.varied [data-first] {
    border-color: transparent;
    outline-color: transparent;
    background: var(--color-accent-soft);
    --color-text-muted: var(--color-text);
  }
`;

const PromoBar = styled.p`
  padding: var(--space-3) var(--space-5);
  border-block: 2px solid var(--color-accent);
  background: var(--color-accent-soft);
  font-weight: 600;
  text-align: center;
`;

/** A row of plans. Visitors swipe the row if there is no room for all plans. The edge of the next plan is in view. */
const Row = styled.ul<{ $plans: number }>`
  position: relative;
  display: grid;
  grid-auto-columns: min(84%, 22rem);
  grid-auto-flow: column;
  grid-template-rows: repeat(8, auto);
  column-gap: var(--space-4);
  align-items: start;
  margin-inline: calc(-1 * var(--space-gutter));
  padding: var(--space-2) var(--space-gutter) var(--space-6);
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x mandatory;
  scroll-timeline: ${ROW_TIMELINE} x;
  scroll-padding-inline: var(--space-gutter);

  /* Two, and a part of the third: a row that ends at a card would hide the next one. */
  ${atLeast('small')} {
    grid-auto-columns: 42%;
  }

  ${atLeast('medium')} {
    grid-auto-columns: minmax(0, ${({ $plans }) => ($plans === 1 ? '26rem' : '1fr')});
    justify-content: center;
    margin-inline: 0;
    padding: var(--space-2) 0 0;
    overflow: visible;
    ${({ $plans }) => ($plans > 4 ? 'grid-auto-flow: row; grid-template-rows: none; grid-template-columns: repeat(3, minmax(0, 1fr)); row-gap: var(--space-4);' : '')}
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--space-3);

  &:empty {
    display: none;
  }
`;

const Box = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: center;
  gap: var(--space-2) var(--space-4);
  text-align: center;
`;
