import { withDefaults } from '@skein/cms-client';
import { Asking, atLeast, bannerPicture, Picture } from '@skein/ui';
import { styled } from 'styled-components';
import { HeroFrame } from '../../../parts/layout/hero-frame.tsx';
import { SlotInset } from '../../../parts/slot-inset/slot-inset.tsx';
import { formCard, formCardSpace } from '../shared/form-card.styles.ts';
import { SpreadHeroText } from '../shared/spread-hero-text.tsx';
import type { OverlappingHeroProps } from './overlapping-hero.content.ts';
import { sharedDefaults } from '../shared/defaults.ts';

export type { OverlappingHeroProps };

/** On a phone, the picture is 125 % as wide as the screen, because the box crops the sides of the picture. */
const SIZES = '(min-width: 1540px) 1440px, (min-width: 40rem) 100vw, 125vw';

/** Hero of type 9: a title above a wide picture, and a card with a form over the picture's lower edge. */
export function OverlappingHero(given: OverlappingHeroProps) {
  const props = withDefaults(given, sharedDefaults);
  const { form, image } = props;
  const words = form ? { ...props, form: undefined, cta: undefined, secondCta: undefined } : props;
  return (
    <HeroFrame {...props}>
      <Asking>
        <Stack>
          <SpreadHeroText {...words} />
          <div>
            <Plate>
              <Picture
                {...bannerPicture(image, { sizes: SIZES })}
                priority
                objectFit="cover"
                rounded="large"
              />
            </Plate>
            {form && (
              <Card data-theme="paper">
                <SlotInset node={form} />
              </Card>
            )}
          </div>
        </Stack>
      </Asking>
    </HeroFrame>
  );
}

const Stack = styled.div`
  display: grid;
  gap: clamp(var(--space-8), 4cqi, var(--space-12));
`;

const Plate = styled.div`
  aspect-ratio: 8 / 5;

  ${atLeast('small')} {
    aspect-ratio: 1200 / 550;
  }
`;

/** Makes the card as wide as the widest form, so that the space on both sides of the form is equal. */
const Card = styled.div`
  position: relative;
  inline-size: min(var(--column-text) + 2 * ${formCardSpace}, 100% - 2 * var(--space-4));
  margin-block-start: clamp(-5.5rem, -9cqi, -2.5rem);
  margin-inline: auto;
  ${formCard}
`;
