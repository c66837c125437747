import { withDefaults } from '@skein/cms-client';
import { Asking, bannerPicture, Picture, SideBySide } from '@skein/ui';
import { styled } from 'styled-components';
import { HeroFrame } from '../../../parts/layout/hero-frame.tsx';
import { SlotInset } from '../../../parts/slot-inset/slot-inset.tsx';
import { formCard } from '../shared/form-card.styles.ts';
import { HeroText } from '../shared/hero-text.tsx';
import type { StateInterestHeroProps } from './state-interest-hero.content.ts';
import { sharedDefaults } from '../shared/defaults.ts';

export type { StateInterestHeroProps };

/**
 * Hero of type 10: words about service in a state, a card for the visitor's address, and a picture of the state
 * below the words and the card.
 */
export function StateInterestHero(given: StateInterestHeroProps) {
  const props = withDefaults(given, sharedDefaults);
  const { form, image } = props;
  const words = form ? { ...props, form: undefined, cta: undefined, secondCta: undefined } : props;
  return (
    <HeroFrame
      {...props}
      open
      beyond={
        <Skyline>
          <Picture
            {...bannerPicture(image, { sizes: '(min-width: 96rem) 96rem, 100vw' })}
            priority
            objectFit="cover"
          />
        </Skyline>
      }
    >
      {form ? (
        <Asking>
          <SideBySide shares={[1.3, 1]} gap="medium" rowGap={8}>
            <HeroText {...words} />
            <Card data-theme="paper">
              <SlotInset node={form} />
            </Card>
          </SideBySide>
        </Asking>
      ) : (
        <Alone>
          <HeroText {...words} />
        </Alone>
      )}
    </HeroFrame>
  );
}

const Alone = styled.div`
  max-inline-size: var(--column-text);
`;

const Card = styled.div`
  ${formCard}
`;

/**
 * Fades in the top edge of the picture. The fade is short enough to keep the drawn moon and lines visible. On
 * screens wider than 96 rem, the sides also fade out, so that the lines have no visible end.
 */
const Skyline = styled.div`
  position: relative;
  z-index: -1;
  inline-size: min(100%, 96rem);
  aspect-ratio: 1200 / 550;
  margin-inline: auto;
  mask-image: linear-gradient(transparent, #000 8%);

  @media (width > 96rem) {
    mask-image:
      linear-gradient(transparent, #000 8%), linear-gradient(90deg, transparent, #000 12% 88%, transparent);
    mask-composite: intersect;
  }
`;
