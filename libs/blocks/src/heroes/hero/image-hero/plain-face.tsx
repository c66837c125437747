import {
  bannerPicture,
  imagePresets,
  isTransformable,
  Picture,
  SideBySide,
  type ScreenPicture,
} from '@skein/ui';
import { styled } from 'styled-components';
import { HeroFrame } from '../../../parts/layout/hero-frame.tsx';
import { heroSizes } from '../../../parts/layout/hero-picture.tsx';
import { CheckBar } from './check-bar.tsx';
import { HeroText } from '../shared/hero-text.tsx';
import { SpreadHeroText } from '../shared/spread-hero-text.tsx';
import type { FaceProps } from './image-hero-face.ts';

/** Share of a wide screen's width that the picture takes, percent. */
const SHARES = { behind: 'screen', below: 100, right: 52 } as const;

/** Window width up to which the phone's picture replaces the wide picture. A hero is as wide as the screen. */
const PHONE = '(max-width: 40rem)';

/**
 * Returns the pictures for a phone: the mobile picture from content, or else a tall crop of the wide picture.
 * The function crops only a picture behind the words, and only if the picture has no `safe` area.
 */
function phonePicture({ image, mobileImage, layout }: FaceProps): ScreenPicture[] {
  if (mobileImage) return [{ image: mobileImage, media: PHONE }];
  if (layout !== 'behind' || image.safe || !isTransformable(image)) return [];
  return [{ image, media: PHONE, request: { preset: imagePresets.faceCrop } }];
}

/** A title beside, above or in front of a picture. A form is on a separate strip. */
export function PlainFace(props: FaceProps) {
  const { image, layout, form } = props;
  const small = phonePicture(props);
  const request = { sizes: heroSizes(SHARES[layout], form !== undefined) };
  const picture = layout === 'right' ? { image, small, ...request } : bannerPicture(image, request, small);
  const art = <Picture {...picture} priority rounded={layout === 'behind' ? 'none' : 'large'} />;
  if (layout === 'behind') {
    return (
      <HeroFrame {...props} open beyond={<Horizon>{art}</Horizon>}>
        <Sky $tall={small.length > 0}>
          <HeroText {...props} formFrame={CheckBar} />
        </Sky>
      </HeroFrame>
    );
  }
  return (
    <HeroFrame {...props}>
      {layout === 'right' ? (
        <SideBySide shares={[1, 1.1]} from={form ? 'large' : 'medium'} gap="medium">
          <HeroText {...props} formFrame={CheckBar} />
          {art}
        </SideBySide>
      ) : (
        <Below>
          <SpreadHeroText {...props} formFrame={CheckBar} />
          {art}
        </Below>
      )}
    </HeroFrame>
  );
}

/** Lets the words overlap the sky at the top of the picture, but not the objects in the sky. */
const Sky = styled.div<{ $tall: boolean }>`
  max-inline-size: var(--column-text);
  margin-block-end: ${({ $tall }) => ($tall ? '-12vw' : '-3vw')};

  /* An outlined button lets the sky through, but not a star behind its words. */
  :is(a, button) {
    backdrop-filter: blur(8px);
  }

  @media (min-width: 40rem) {
    margin-block-end: -3vw;
  }

  /* On a laptop's first screen, the street at the bottom of the picture has to fit, too. */
  @media (min-width: 64rem) {
    margin-block: -2rem -16vw;

    p {
      max-inline-size: none;
    }
  }
`;

/** Fades in the top edge of the picture with a mask, which fits every background color. */
const Horizon = styled.div`
  position: relative;
  z-index: -1;
  mask-image: linear-gradient(transparent, #000 3.5rem);

  /* A tall picture leaves the words more of a phone's screen than its own shape would. */
  @media ${PHONE} {
    img {
      block-size: auto;
      max-block-size: 150vw;
      object-fit: cover;
    }
  }
`;

const Below = styled.div`
  display: grid;
  gap: clamp(var(--space-10), 5cqi, var(--space-16));
`;
