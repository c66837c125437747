import type { ContentImage } from '@skein/cms-client';
import { imageUrl, isTransformable } from '@skein/ui';
import { styled } from 'styled-components';

export interface AccoladeImageProps {
  readonly image: ContentImage;
  /** Width requested from the image service, px. A drawing comes as it is. */
  readonly width: number;
  /** Whether the image is decoration, because the words beside it say the same. */
  readonly decorative?: boolean;
}

/** A picture at the one width of its place. */
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
