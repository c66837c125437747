import { withDefaults } from '@skein/cms-client';
import { Container, Grid, Heading, Picture, RichText, Section, TextColumn } from '@skein/ui';
import { styled } from 'styled-components';
import { BlockCta } from '../../parts/block-cta/block-cta.tsx';
import { lead } from '../../parts/layout/lead.styles.ts';
import { titleSize } from '../../parts/title/title-size.ts';
import type { ServiceCardProps } from './service-card.content.ts';
import type { ServiceKind } from './service-kinds.ts';
import type { ServicesCardsProps } from './services-cards.block.ts';
import { servicesCardsDefaults } from './services-cards.defaults.ts';

export type { ServicesCardsProps };

/** The provider's services, one card each. Renders nothing without cards. */
export function ServicesCards(given: ServicesCardsProps) {
  const { title, subtitle, cards, theme, analyticsId } = withDefaults(given, servicesCardsDefaults);
  if (cards.length === 0) return null;
  return (
    <Section theme={theme}>
      <Container>
        <div data-analytics-id={analyticsId}>
          <TextColumn gap={10} align="stretch">
            <TextColumn gap={4}>
              <Heading level={2} size={titleSize(2, title, [])} anchor>
                {title}
              </Heading>
              {subtitle !== undefined && <Subtitle>{subtitle}</Subtitle>}
            </TextColumn>
            <Grid as="ul" minimum={cards.length === 4 ? '15rem' : '17rem'}>
              {cards.map((card, index) => (
                <Service key={card.id ?? index} {...card} />
              ))}
            </Grid>
          </TextColumn>
        </div>
      </Container>
    </Section>
  );
}

/** Paths of the threads (decorative lines) on each service's card. The drawing is 300 by 56 units. */
const THREADS: Readonly<Record<ServiceKind, readonly string[]>> = {
  internet: [8, 18, 28, 38, 48].map((y) => `M-4 ${y}C90 ${y} 130 28 210 28H304`),
  tv: [6, 17, 28, 39, 50].map((y) => `M-4 28C60 28 90 ${y} 150 ${y}S240 28 304 28`),
  phone: [0, 1, 2, 3, 4].map(
    (n) => `M${-4 + n * 8} 52c50 0 60 -${40 - n * 7} 110 -${40 - n * 7}s80 ${40 - n * 7} 200 ${40 - n * 7}`,
  ),
  business: [8, 18, 28, 38, 48].map((y, n) => `M-4 ${y}H${60 + n * 44}l20 ${(2 - n) * 5}H304`),
};

function Service({ kind = 'internet', title, description, price, image, cta }: ServiceCardProps) {
  return (
    <Item $kind={kind}>
      {image ? (
        <Picture image={image} aspect={4 / 3} objectFit="cover" sizes="(min-width: 900px) 400px, 100vw" />
      ) : (
        <Threads viewBox="0 0 300 56" preserveAspectRatio="none" aria-hidden="true" focusable="false">
          {THREADS[kind].map((thread) => (
            <path key={thread} d={thread} />
          ))}
        </Threads>
      )}
      <Words>
        <Heading level={3} size={3}>
          {title}
        </Heading>
        {description !== undefined && <RichText html={description} />}
        <Foot>
          {price !== undefined && <Price>{price}</Price>}
          {cta && <BlockCta cta={cta} />}
        </Foot>
      </Words>
    </Item>
  );
}

const Subtitle = styled.p`
  ${lead}
  max-inline-size: 52ch;
  color: var(--color-text-muted);
`;

const Item = styled.li<{ $kind: ServiceKind }>`
  --service: var(--color-${({ $kind }) => $kind});
  --service-fill: var(--color-${({ $kind }) => $kind}-fill);
  display: grid;
  grid-template: auto 1fr / minmax(0, 1fr);
  block-size: 100%;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-large);
  background-color: var(--color-surface-raised);
  overflow: clip;
`;

const Threads = styled.svg`
  inline-size: 100%;
  block-size: 4.5rem;
  margin-block-start: var(--space-6);
  fill: none;
  stroke: var(--service-fill);
  stroke-width: 2.25;
  stroke-linecap: round;

  > path {
    vector-effect: non-scaling-stroke;
  }
`;

const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto 1fr;
  align-content: start;
  gap: var(--space-3);
  padding: clamp(1.25rem, 1rem + 1.4vw, 2rem);
`;

/** Aligns the foot of a card with the feet of the other cards. */
const Foot = styled.div`
  display: grid;
  justify-items: start;
  align-self: end;
  gap: var(--space-3);
  margin-block-start: var(--space-3);
`;

const Price = styled.p`
  margin: 0;
  color: var(--service);
  font-family: var(--font-heading);
  font-size: var(--heading-4);
  font-variant-numeric: tabular-nums;
  font-weight: 660;
`;
