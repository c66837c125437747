import { withDefaults } from '@skein/cms-client';
import { Container } from '@skein/ui';
import { styled } from 'styled-components';
import { HeroFilm } from '../shared/hero-film.tsx';
import { threadBelowScripted } from '../../../parts/layout/thread.styles.ts';
import { HeroText } from '../shared/hero-text.tsx';
import type { GamingHeroProps } from './gaming-hero.content.ts';
import { sharedDefaults } from '../shared/defaults.ts';

export type { GamingHeroProps };

/** Paths of the drawn lines that run into the slanted edge of the film. The drawing is 600 by 400 units. */
const LANES = [40, 78, 104, 150, 172, 226, 262, 284, 330, 362].map(
  (y, lane) => `M${(lane * 137) % 260} ${y}H${600 - (lane % 3) * 26}`,
);

/**
 * Hero of type 3: a film in a slanted frame that extends past the screen's edge, with a button that stops the
 * film.
 */
export function GamingHero(given: GamingHeroProps) {
  const { image, film, filmWebm, facts, ...props } = withDefaults(given, {
    ...sharedDefaults,
    facts: [],
  });
  return (
    <Arena data-theme={props.theme} data-analytics-id={props.analyticsId}>
      <Container>
        <Words>
          <HeroText {...props}>
            {facts.length > 0 && (
              <Facts>
                {facts.map((fact, place) => (
                  <li key={`${place} ${fact}`}>{fact}</li>
                ))}
              </Facts>
            )}
          </HeroText>
        </Words>
      </Container>
      <Lanes viewBox="0 0 600 400" preserveAspectRatio="none" aria-hidden="true" focusable="false">
        {LANES.map((lane) => (
          <path key={lane} d={lane} />
        ))}
      </Lanes>
      <Screen>
        <HeroFilm
          film={film}
          filmWebm={filmWebm}
          image={image}
          name={props.title}
          sizes="(min-width: 900px) 56vw, 100vw"
        />
      </Screen>
    </Arena>
  );
}

const Arena = styled.div`
  ${threadBelowScripted}
  position: relative;
  isolation: isolate;
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(var(--space-8), 5vw, var(--space-12));
  padding-block: clamp(var(--space-10), 5vw, 6rem) 0;
  overflow: clip;

  @media (min-width: 68rem) {
    min-block-size: clamp(34rem, 46vw, 52rem);
    align-items: center;
    padding-block: clamp(var(--space-12), 5vw, 6rem);
  }
`;

const Words = styled.div`
  @media (min-width: 68rem) {
    max-inline-size: 46%;
  }
`;

const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-6);
  margin: 0;
  padding: 0;
  list-style: none;
  font-family: var(--font-heading);
  font-variant-numeric: tabular-nums;
  font-weight: 640;

  > li {
    padding-inline-start: var(--space-3);
    border-inline-start: 3px solid var(--color-accent);
    transform: skewX(-9deg);
  }
`;

const Screen = styled.div`
  z-index: -1;
  aspect-ratio: 4 / 3;
  clip-path: polygon(0 9%, 100% 0, 100% 100%, 0 100%);

  @media (min-width: 68rem) {
    position: absolute;
    inset-block: 0;
    inset-inline: 46% 0;
    /* Beside words that are long it keeps a shape in which who plays is whole. */
    block-size: min(100%, 47cqi);
    margin-block: auto;
    aspect-ratio: auto;
    clip-path: polygon(22% 0, 100% 0, 100% 100%, 0 100%);
  }
`;

const Lanes = styled.svg`
  display: none;

  @media (min-width: 68rem) {
    position: absolute;
    z-index: -2;
    inset-block: 0;
    inset-inline: 43% auto;
    display: block;
    inline-size: 18%;
    block-size: 100%;
    fill: none;
    stroke: var(--color-accent);
    stroke-width: 2;
    stroke-linecap: round;
    opacity: 0.5;
    mask-image: linear-gradient(90deg, transparent, #000 70%);
  }

  > path {
    vector-effect: non-scaling-stroke;
  }

  > path:nth-child(3n of :not(style)) {
    stroke: var(--color-tv-fill);
  }

  > path:nth-child(4n of :not(style)) {
    stroke: var(--color-business-fill);
  }
`;
