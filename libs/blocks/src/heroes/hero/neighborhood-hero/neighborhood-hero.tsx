import { withDefaults } from '@skein/cms-client';
import { atLeast, Picture } from '@skein/ui';
import { styled } from 'styled-components';
import { HeroFrame, heroRooms } from '../../../parts/layout/hero-frame.tsx';
import { HeroText } from '../shared/hero-text.tsx';
import type { NeighborhoodHeroProps } from './neighborhood-hero.content.ts';
import { sharedDefaults } from '../shared/defaults.ts';

export type { NeighborhoodHeroProps };

/**
 * Hero of type 7: words and a form on the left, and a picture of the neighborhood on the right. The picture
 * extends past the screen's edge.
 */
export function NeighborhoodHero(given: NeighborhoodHeroProps) {
  const props = withDefaults(given, sharedDefaults);
  return (
    <HeroFrame
      {...props}
      open
      beyond={
        <Street>
          <Picture image={props.image} priority objectFit="cover" sizes="(min-width: 60rem) 54vw, 100vw" />
        </Street>
      }
    >
      <Door>
        <HeroText {...props} />
      </Door>
    </HeroFrame>
  );
}

const Door = styled.div`
  padding-block-end: ${heroRooms.medium};

  ${atLeast('large')} {
    display: grid;
    align-content: center;
    inline-size: 46cqi;
    min-block-size: calc(clamp(38rem, 34vw, 56rem) - ${heroRooms.medium});
  }
`;

/** Fades in the top edge of the street picture with a mask, which fits every background color. */
const Street = styled.div`
  z-index: -1;
  aspect-ratio: 4 / 3;
  mask-image: linear-gradient(transparent, #000 4rem);

  ${atLeast('full')} {
    position: absolute;
    inset-block: auto 0;
    inset-inline-end: 0;
    inline-size: 54%;
    /* Beside words that are long it keeps a shape in which the house is whole. */
    block-size: min(100%, 64cqi);
    aspect-ratio: auto;
    mask-image: linear-gradient(to right, transparent, #000 24%), linear-gradient(transparent, #000 4rem);
    mask-composite: intersect;
  }
`;
