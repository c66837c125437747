import { withDefaults } from '@skein/cms-client';
import { Container } from '@skein/ui';
import { styled } from 'styled-components';
import { HeroFilm } from '../shared/hero-film.tsx';
import { threadBelowScripted } from '../../../parts/layout/thread.styles.ts';
import { HeroText } from '../shared/hero-text.tsx';
import { LabsThreads } from './labs-threads.tsx';
import type { LabsHeroProps } from './labs-hero.content.ts';
import { sharedDefaults } from '../shared/defaults.ts';

export type { LabsHeroProps };

/** Hero of type 6: a dark hero with a film behind the words. An animation draws lines across the film, once. */
export function LabsHero(given: LabsHeroProps) {
  const { image, film, filmWebm, ...props } = withDefaults(given, {
    ...sharedDefaults,
    theme: 'ink',
  });
  return (
    <Night data-theme={props.theme} data-analytics-id={props.analyticsId}>
      <Words>
        <Container>
          <Measure>
            <HeroText {...props} />
          </Measure>
        </Container>
      </Words>
      <Film>
        <HeroFilm film={film} filmWebm={filmWebm} image={image} name={props.title} sizes="100vw" />
      </Film>
      <LabsThreads />
    </Night>
  );
}

/** `--film` is the height of the film on narrow screens. It keeps the button below the film's subject. */
const Night = styled.div`
  position: relative;
  isolation: isolate;
  display: grid;
  align-items: end;
  --film: max(18rem, 48vw);

  min-block-size: clamp(36rem, 52vw, 60rem);
  overflow: clip;
  ${threadBelowScripted}
`;

/** Lets clicks pass through to the film's button, which is beside the column of words. */
const Words = styled.div`
  position: relative;
  z-index: 3;
  padding-block: clamp(8rem, 14vw, 16rem) clamp(5.5rem, 7vw, 6rem);
  pointer-events: none;

  /* Where there is no room beside the film, the words begin under it. */
  @media (max-width: 56rem) {
    padding-block: calc(var(--film) + 1.5rem) 1rem;
  }
`;

const Measure = styled.div`
  max-inline-size: var(--column-text);
  pointer-events: auto;

  @media (min-width: 56.01rem) {
    max-inline-size: min(var(--column-text), 56%);
  }
`;

/**
 * Fades the film out behind the words, so that the words are readable on any picture. The film's button does
 * not fade.
 */
const Film = styled.div`
  position: absolute;
  inset: 0;

  :is(video, img) {
    mask-image: linear-gradient(90deg, rgb(0 0 0 / 10%) 15%, rgb(0 0 0 / 18%) 50%, #000 80%);
  }

  @media (max-width: 56rem) {
    block-size: var(--film);

    :is(video, img) {
      mask-image: linear-gradient(#000 72%, transparent);
    }
  }
`;
