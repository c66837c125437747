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
import { FormBar } from '../shared/form-bar.tsx';
import { HeroText } from '../shared/hero-text.tsx';
import { SpreadHeroText } from '../shared/spread-hero-text.tsx';
import type { FaceProps } from './image-hero-face.ts';
import { threadBelow } from './thread.styles.ts';

/** Share of a wide screen that the picture takes, percent. */
const SHARES = { behind: 'screen', below: 100, right: 52 } as const;

/** Window width up to which the phone's picture replaces the wide one. A hero is as wide as the screen. */
const PHONE = '(max-width: 40rem)';

/**
 * Returns the pictures for a phone: the mobile picture from content, or else a tall crop where the wide
 * picture would be a strip behind the words, unless the crop could cut off the picture's subject.
 */
function phonePicture({ image, mobileImage, layout }: FaceProps): ScreenPicture[] {
  if (mobileImage) return [{ image: mobileImage, media: PHONE }];
  if (layout !== 'behind' || image.safe || !isTransformable(image)) return [];
  return [{ image, media: PHONE, request: { preset: imagePresets.faceCrop } }];
}

/** A title beside, above or in front of a picture. A form is on its own strip. */
export function PlainFace(props: FaceProps) {
  const { image, layout } = props;
  const small = phonePicture(props);
  const request = { sizes: heroSizes(SHARES[layout]) };
  const picture = layout === 'right' ? { image, small, ...request } : bannerPicture(image, request, small);
  const art = <Picture {...picture} priority rounded={layout === 'behind' ? 'none' : 'large'} />;
  if (layout === 'behind') {
    return (
      <HeroFrame {...props} open below={threadBelow} beyond={<Horizon>{art}</Horizon>}>
        <Sky $tall={small.length > 0}>
          <HeroText {...props} formFrame={FormBar} />
        </Sky>
      </HeroFrame>
    );
  }
  return (
    <HeroFrame {...props}>
      {layout === 'right' ? (
        <SideBySide shares={[1, 1.1]} gap="medium">
          <HeroText {...props} formFrame={FormBar} />
          {art}
        </SideBySide>
      ) : (
        <Below>
          <SpreadHeroText {...props} formFrame={FormBar} />
          {art}
        </Below>
      )}
    </HeroFrame>
  );
}

/**
 * The words overlap the upper part of the picture by a share of its height: the sky, but never the things that
 * fly in it.
 */
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

  @media (min-width: 64rem) {
    margin-block-end: -15vw;
  }
`;

/** The picture fades in from the background above, whatever the colors are. */
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
