import type { ContentColor } from '@skein/cms-client';
import type { ImageSource } from '@skein/ui';
import { styled } from 'styled-components';
import { BesidePicture } from './beside-picture.tsx';

export interface PlatedPictureProps {
  readonly image: ImageSource;
  readonly roundedImage: boolean;
  /** Color of the surface behind the picture. */
  readonly imageColor?: ContentColor | undefined;
}

/** The picture beside a block's words. If content sets a color, the picture is on a surface of that color. */
export function PlatedPicture({ image, roundedImage, imageColor }: PlatedPictureProps) {
  const plate = imageColor;
  const corners = plate === undefined ? 'large' : 'medium';
  return (
    <Plate $fill={plate} $rounded={roundedImage}>
      <BesidePicture image={image} rounded={roundedImage ? corners : 'none'} />
    </Plate>
  );
}

const Plate = styled.div<{ $fill: string | undefined; $rounded: boolean }>`
  ${({ $fill, $rounded }) =>
    $fill === undefined
      ? ''
      : `padding: clamp(var(--space-4), 3vw, var(--space-8));
         border-radius: ${$rounded ? 'var(--radius-large)' : '0'};
         background-color: ${$fill};`}
`;
