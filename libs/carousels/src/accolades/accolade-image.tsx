import type { ContentImage } from '@skein/cms-client';
import { imageUrl, isTransformable } from '@skein/ui';
import { styled } from 'styled-components';

export interface AccoladeImageProps {
  readonly image: ContentImage;
  /** What the image service is asked for, px; a drawing comes as it is. */
  readonly width: number;
  /** It says nothing that is not said beside it. */
  readonly decorative?: boolean;
}

/** A picture at the one width that its place has. */
export function AccoladeImage({ image, width, decorative = false }: AccoladeImageProps) {
  return (
    <Whole
      src={isTransformable(image) ? imageUrl(image, { width }) : image.url}
      alt={decorative ? '' : image.alt}
      width={image.width}
      height={image.height}
      loading="lazy"
      decoding="async"
    />
  );
}

const Whole = styled.img`
  inline-size: 100%;
  block-size: auto;
`;
