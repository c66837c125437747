import { Container, Picture, Section } from '@skein/ui';
import { styled } from 'styled-components';
import type { HeroOf } from '../hero.content.ts';
import { HeroText } from '../hero-text.tsx';

/** Type 7: words and a form on the left; on the right the neighborhood, which runs off the screen. */
export function NeighborhoodHero(props: HeroOf<'neighborhoodHero'>) {
  return (
    <Section theme={props.theme} spacing="none" as="div">
      <Stage data-analytics-id={props.analyticsId}>
        <Container>
          <Words>
            <HeroText {...props} />
          </Words>
        </Container>
        <Street>
          <Picture image={props.image} priority objectFit="cover" sizes="(min-width: 60rem) 54vw, 100vw" />
        </Street>
      </Stage>
    </Section>
  );
}

const Stage = styled.div`
  position: relative;
  isolation: isolate;
  container-type: inline-size;
  overflow: clip;
`;

const Words = styled.div`
  padding-block: clamp(var(--space-10), 6cqi, 6rem);

  @container (min-width: 54rem) {
    display: grid;
    align-content: center;
    inline-size: 46cqi;
    min-block-size: 38rem;
  }
`;

/** Comes out of the ground, whatever colour either has. */
const Street = styled.div`
  z-index: -1;
  aspect-ratio: 4 / 3;
  mask-image: linear-gradient(transparent, #000 4rem);

  @container (min-width: 60rem) {
    position: absolute;
    inset-block: 0;
    inset-inline-end: 0;
    inline-size: 54%;
    aspect-ratio: auto;
    mask-image: linear-gradient(to right, transparent, #000 24%);
  }
`;
