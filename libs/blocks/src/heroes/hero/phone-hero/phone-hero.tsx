import { withDefaults } from '@skein/cms-client';
import { SideBySide, ThreadDivider } from '@skein/ui';
import { styled } from 'styled-components';
import { HeroFrame } from '../../../parts/layout/hero-frame.tsx';
import { HeroPicture } from '../../../parts/layout/hero-picture.tsx';
import { HeroText } from '../shared/hero-text.tsx';
import type { PhoneHeroProps } from './phone-hero.content.ts';
import { sharedDefaults } from '../shared/defaults.ts';

export type { PhoneHeroProps };

/**
 * Hero of type 8: words and a form beside a picture in a speech bubble. A drawn telephone cord is below the
 * words and the picture.
 */
export function PhoneHero(given: PhoneHeroProps) {
  const props = withDefaults(given, sharedDefaults);
  const cord = (
    <Cord>
      <ThreadDivider pattern="weave" colors="accent" count={3} />
    </Cord>
  );
  return (
    <HeroFrame {...props} open beyond={cord}>
      <Ends>
        <SideBySide gap="medium">
          <HeroText {...props} />
          <Bubble>
            <HeroPicture image={props.image} share={50} />
          </Bubble>
        </SideBySide>
      </Ends>
    </HeroFrame>
  );
}

const Ends = styled.div`
  padding-block-end: clamp(var(--space-20), 11cqi, 10rem);
`;

/** Gives the bubble one square corner, which points to the speaker. */
const Bubble = styled.div`
  overflow: clip;
  border-radius: clamp(2.5rem, 7cqi, 6rem);
  border-end-start-radius: var(--radius-small);
`;

/** Draws the cord behind everything that visitors read or press. */
const Cord = styled.div`
  position: absolute;
  z-index: -1;
  inset-inline: 0;
  inset-block-end: clamp(0.5rem, 2vw, 2.5rem);
`;
