import { withDefaults } from '@skein/cms-client';
import type { ContentColor } from '@skein/cms-client';
import { atLeast, colorTokens, Picture } from '@skein/ui';
import { styled } from 'styled-components';
import { textColorOn } from '../../../parts/title/block-title.tsx';
import { ContentBlockFrame } from '../frame/content-block-frame.tsx';
import { TextBeside } from '../frame/text-beside.tsx';
import type { LifestyleProps } from './lifestyle.content.ts';
import { sharedDefaults } from '../shared/defaults.ts';
import { pictureDefaults } from '../shared/picture.defaults.ts';

export type { LifestyleProps };

const CARD: ContentColor = colorTokens.white;

type Side = 'left' | 'right';

/**
 * Content block of type 6: a large picture on a colored surface. The caption is on a card that extends past the
 * picture's edge, on the side of the words.
 */
export function Lifestyle(given: LifestyleProps) {
  const props = withDefaults(given, {
    ...sharedDefaults,
    ...pictureDefaults,
    imageSide: 'left',
  });
  const { image, imageSide, roundedImage, imageColor, caption, captionColor } = props;
  return (
    <ContentBlockFrame {...props}>
      <TextBeside {...props} side={imageSide} share={1.45}>
        <Figure>
          <Slab $fill={imageColor} $side={imageSide} $rounded={roundedImage}>
            <Picture
              image={image}
              sizes="(min-width: 1300px) 720px, (min-width: 900px) 58vw, 100vw"
              aspect={5 / 4}
              rounded={roundedImage ? 'large' : 'none'}
            />
          </Slab>
          {caption !== undefined && (
            <Caption
              data-theme="paper"
              $side={imageSide}
              $rounded={roundedImage}
              $color={textColorOn(captionColor, CARD)}
            >
              {caption}
            </Caption>
          )}
        </Figure>
      </TextBeside>
    </ContentBlockFrame>
  );
}

const Figure = styled.figure`
  display: flex;
  flex-direction: column;
  margin: 0;
`;

/** Sets how far the colored surface extends beside and below the picture. */
const Slab = styled.div<{ $fill: string | undefined; $side: Side; $rounded: boolean }>`
  --slab: clamp(0.75rem, 2.2cqi, 1.75rem);
  position: relative;
  isolation: isolate;
  padding-block-end: var(--slab);
  ${({ $side }) => ($side === 'right' ? 'padding-inline-end' : 'padding-inline-start')}: var(--slab);

  &::before {
    content: '';
    position: absolute;
    inset: calc(var(--slab) * 2) 0 0;
    ${({ $side }) => ($side === 'right' ? 'inset-inline-start' : 'inset-inline-end')}: calc(var(--slab) * 2);
    z-index: -1;
    border-radius: ${({ $rounded }) => ($rounded ? 'var(--radius-large)' : '0')};
    background-color: ${({ $fill }) => $fill ?? 'var(--color-accent-soft)'};
  }
`;

const Caption = styled.figcaption<{ $side: Side; $rounded: boolean; $color: string | undefined }>`
  position: relative;
  align-self: ${({ $side }) => ($side === 'right' ? 'flex-start' : 'flex-end')};
  max-inline-size: min(24rem, 88%);
  margin-block-start: -3.25rem;
  padding: clamp(var(--space-5), 3cqi, var(--space-8));
  padding-block-start: calc(clamp(var(--space-5), 3cqi, var(--space-8)) + 1.25rem);
  border: 1px solid transparent;
  border-radius: ${({ $rounded }) => ($rounded ? 'var(--radius-medium)' : '0')};
  background-clip: padding-box;
  box-shadow: var(--shadow-float);
  color: ${({ $color }) => $color ?? 'var(--color-text)'};
  font-family: var(--font-heading);
  font-size: var(--heading-4);
  font-weight: 600;
  line-height: 1.28;
  letter-spacing: -0.012em;
  text-wrap: balance;

  && {
    background-color: var(--color-surface-raised);
  }

  &::before {
    content: '';
    position: absolute;
    inset-block-start: clamp(var(--space-5), 3cqi, var(--space-8));
    inline-size: 2.25rem;
    block-size: 7px;
    border-block: 2px solid;
    border-radius: 1px;
  }

  ${atLeast('medium')} {
    margin-block-start: -4.5rem;
    ${({ $side }) => ($side === 'right' ? 'margin-inline-start' : 'margin-inline-end')}: calc(clamp(1.25rem, 4cqi, 3rem) * -1);
  }
`;
