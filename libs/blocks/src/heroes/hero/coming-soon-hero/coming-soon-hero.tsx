import { withDefaults } from '@skein/cms-client';
import { atLeast, Badge, Prose, SideBySide } from '@skein/ui';
import { styled } from 'styled-components';
import { HeroFrame, heroRooms } from '../../../parts/layout/hero-frame.tsx';
import { HeroPicture } from '../../../parts/layout/hero-picture.tsx';
import { HeroText } from '../shared/hero-text.tsx';
import { StateLabel } from '../shared/state-label.styles.ts';
import type { ComingSoonHeroProps } from './coming-soon-hero.content.ts';
import { sharedDefaults } from '../shared/defaults.ts';

export type { ComingSoonHeroProps };

/**
 * Hero of type 12: service comes soon. A form to request a notification, a note on the use of the form's data,
 * and a picture of the construction.
 */
export function ComingSoonHero(given: ComingSoonHeroProps) {
  const props = withDefaults(given, sharedDefaults);
  const { image, badge, kicker, privacyText } = props;
  return (
    <HeroFrame {...props} open>
      <SideBySide shares={[1, 1.1]} from="large" gap="medium" rowGap={8}>
        <Above>
          <HeroText
            {...props}
            kicker={undefined}
            badge={
              <StateLabel>
                <Badge kind="coming-soon">{badge}</Badge>
                {kicker}
              </StateLabel>
            }
            smallPrint={
              privacyText === undefined ? undefined : (
                <SmallPrint>
                  <Prose html={privacyText} size="small" />
                </SmallPrint>
              )
            }
          />
        </Above>
        <Work>
          <HeroPicture image={image} objectFit="cover" besideForm />
        </Work>
      </SideBySide>
    </HeroFrame>
  );
}

const SmallPrint = styled.div`
  max-inline-size: var(--column-form);
  color: var(--color-text-muted);
`;

/**
 * Keeps the usual space of heroes below the words. The picture beside the words has no such space, so that it reaches
 * the lower edge.
 */
const Above = styled.div`
  ${atLeast('large')} {
    padding-block-end: ${heroRooms.medium};
  }
`;

const Work = styled.div`
  align-self: end;
  aspect-ratio: 960 / 600;
  overflow: clip;
  border-start-start-radius: var(--radius-large);
  border-start-end-radius: var(--radius-large);

  ${atLeast('large')} {
    aspect-ratio: 6 / 5;
  }
`;
