import { withDefaults } from '@skein/cms-client';
import type { ContentColor } from '@skein/cms-client';
import { atLeast, colorTokens, narrowerThan, Picture } from '@skein/ui';
import { css, styled } from 'styled-components';
import { BesidePicture } from '../frame/beside-picture.tsx';
import { ContentBlockFrame } from '../frame/content-block-frame.tsx';
import { groundOf } from '../frame/ground.ts';
import { TextBeside } from '../frame/text-beside.tsx';
import type { ReliabilityProps } from './reliability.content.ts';
import { sharedDefaults } from '../shared/defaults.ts';
import { pictureDefaults } from '../shared/picture.defaults.ts';

export type { ReliabilityProps };

/** Default background, if content sets no color. The dark color makes the picture stand out. */
const NIGHT: ContentColor = colorTokens.ink;

/**
 * Content block of type 7: a promise with a picture, and a second picture in the background. The background
 * picture fades out before it reaches the words, so that the words stay readable.
 */
export function Reliability(given: ReliabilityProps) {
  const props = withDefaults(given, {
    ...sharedDefaults,
    ...pictureDefaults,
    imageSide: 'right',
  });
  const { image, imageSide, roundedImage, imageColor, backgroundImage } = props;
  const ground = groundOf(props) ?? NIGHT;
  return (
    <ContentBlockFrame
      {...props}
      backgroundColor={ground}
      backdrop={
        backgroundImage && (
          <Backdrop $side={imageSide} $fade={props.isModule}>
            <Picture
              image={{ ...backgroundImage, alt: '', safe: undefined }}
              sizes="100vw"
              objectFit="cover"
            />
          </Backdrop>
        )
      }
    >
      <TextBeside {...props} side={imageSide} ground={ground}>
        <Window $fill={imageColor} $rounded={roundedImage} $alone={backgroundImage === undefined}>
          <BesidePicture image={image} aspect={4 / 3} rounded={roundedImage ? 'medium' : 'none'} />
        </Window>
      </TextBeside>
    </ContentBlockFrame>
  );
}

/**
 * Places the background picture. On a phone, the picture is at the bottom, behind the main picture, and its height is
 * 70 % of the block's width. On a medium screen, it is hidden, because the words would overlap it. On a wide screen, it
 * is as high as the block, and fades out at the top, at the bottom and towards the words. In a module, it also fades
 * out towards the module's frame.
 */
const Backdrop = styled.div<{ $side: 'left' | 'right'; $fade: boolean }>`
  display: none;
  position: absolute;
  inset: auto 0 0;
  z-index: -1;
  overflow: clip;
  border-radius: inherit;

  ${narrowerThan('medium')} {
    display: block;
    block-size: 70cqi;
    mask-image: linear-gradient(
      transparent 4%,
      rgb(0 0 0 / 55%) 45%,
      ${({ $fade }) => ($fade ? 'rgb(0 0 0 / 55%) 80%, transparent' : 'rgb(0 0 0 / 55%)')}
    );
  }

  ${atLeast('large')} {
    display: block;
    inset-block: max(0px, 50% - 22rem);
    mask-image:
      linear-gradient(
        to ${({ $side }) => $side},
        transparent 50%,
        rgb(0 0 0 / 30%) 62%,
        rgb(0 0 0 / 55%) 80%
      ),
      linear-gradient(transparent, #000 16% 84%, transparent);
    mask-composite: intersect;
  }

  @media (forced-colors: active) {
    visibility: hidden;
  }
`;

/** Draws two outlines around the picture, if there is no background picture. */
const alone = css`
  position: relative;

  &::before,
  &::after {
    content: '';
    position: absolute;
    inset: calc(-1 * clamp(5px, 1cqi, 12px));
    border: 1.5px solid var(--color-accent);
    border-radius: inherit;
    opacity: 0.7;
  }

  &::after {
    inset: calc(-2 * clamp(5px, 1cqi, 12px));
    opacity: 0.4;
  }
`;

const Window = styled.div<{ $fill: string | undefined; $rounded: boolean; $alone: boolean }>`
  padding: clamp(var(--space-2), 1.2cqi, var(--space-4));
  border: 1px solid var(--color-line);
  border-radius: ${({ $rounded }) => ($rounded ? 'var(--radius-large)' : '0')};
  background-color: ${({ $fill }) => $fill ?? 'var(--color-surface-raised)'};
  box-shadow: var(--shadow-float);
  ${({ $alone }) => $alone && alone}
`;
