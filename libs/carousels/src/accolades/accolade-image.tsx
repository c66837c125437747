import type { ContentImage } from '@skein/cms-client';
import { imageUrl, isTransformable } from '@skein/ui';
import { styled } from 'styled-components';

export interface AccoladeImageProps {
  readonly image: ContentImage;
  /** Width requested from the image service, px. A drawing keeps its own width. */
  readonly width: number;
  /** Whether the image is decorative: the words beside it give the same information. */
  readonly decorative?: boolean;
}

/** A picture in one fixed width. */
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
