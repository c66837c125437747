import { withDefaults } from '@skein/cms-client';
import { Container, Grid, Heading, paint, RichText, Section, TextColumn, type Paint } from '@skein/ui';
import { styled } from 'styled-components';
import { BroadbandLabel } from '../broadband-label/broadband-label.tsx';
import type { BroadbandPlan } from '../broadband-label/broadband-plan.content.ts';
import { titleSize } from '../../parts/title/title-size.ts';
import type { BroadbandLabelsProps } from './broadband-labels.block.ts';
import { PlanCard } from './plan-card.tsx';
import { disclosureDefaults } from '../broadband-label/disclosure.defaults.ts';

export type { BroadbandLabelsProps };

/** Largest numbers of columns of cards, for tiers and for plans. */
const TIER_COLUMNS = 4;
const PLAN_COLUMNS = 3;

/**
 * Plans and tiers as cards, with the full label of each plan below the cards. The regulator does not accept a
 * link or an icon instead of a label.
 */
export function BroadbandLabels(given: BroadbandLabelsProps) {
  const props = withDefaults(given, {
    ...disclosureDefaults,
    isPageTitle: false,
    tiers: [],
    plans: [],
  });
  const { title, isPageTitle, description, tiers, plans, perMonth, selectMarkets, notes } = props;
  const all = [...tiers, ...plans];
  if (all.length === 0) return null;
  const level = isPageTitle ? 1 : 2;
  const cards = (list: readonly BroadbandPlan[], large: number) =>
    list.length > 0 && (
      // Three cards are a row as soon as two would be, so that no card stands alone.
      <Grid as="ul" columns={{ base: 1, medium: list.length === 3 ? 3 : 2, large }} gap={4}>
        {list.map((plan, index) => (
          <PlanCard
            key={plan.id ?? index}
            plan={plan}
            hasTop={list.some(({ icon, isSelectMarkets }) => icon !== undefined || isSelectMarkets)}
            headingLevel={title === undefined || isPageTitle ? 2 : 3}
            perMonth={perMonth}
            selectMarkets={selectMarkets}
          />
        ))}
      </Grid>
    );
  return (
    <Ground data-analytics-id={props.analyticsId} $fill={props.backgroundColor}>
      <Section as="div">
        <Container>
          <Parts>
            {(title !== undefined || description !== undefined) && (
              <TextColumn>
                {title !== undefined && (
                  <Heading level={level} size={titleSize(level, title, [])} anchor>
                    {title}
                  </Heading>
                )}
                {description !== undefined && <RichText html={description} size="lead" />}
              </TextColumn>
            )}
            <Cards>
              {cards(tiers, TIER_COLUMNS)}
              {cards(plans, PLAN_COLUMNS)}
              {notes !== undefined && <RichText html={notes} size="small" />}
            </Cards>
            <Labels>
              {all.map((plan, index) => (
                <BroadbandLabel key={plan.id ?? index} plan={plan} disclosure={props} />
              ))}
            </Labels>
          </Parts>
        </Container>
      </Section>
    </Ground>
  );
}

const Ground = styled.section<Paint>`
  position: relative;
  ${paint}
`;

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(var(--space-8), 4vw, var(--space-16));
`;

const Cards = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);

  & ul {
    padding: 0;
    margin: 0;
    list-style: none;
  }
`;

const Labels = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr));
  align-items: start;
  gap: var(--space-6);

  @media print {
    display: block;
  }
`;
