import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import type { ImageSource, PictureRequest } from './image-url.ts';
import { pictureSources } from './image-url.ts';

export type PictureRounded = 'none' | 'small' | 'medium' | 'large' | 'circle';

export type PictureProps = PictureRequest & {
  image: ImageSource;
  /** The picture a page opens with: loads at once and before others. One per page. */
  priority?: boolean | undefined;
  /** When to load; without it `priority` decides. */
  loading?: 'eager' | 'lazy' | undefined;
  rounded?: PictureRounded | undefined;
  /** How the image fills the box that the layout gives it. */
  objectFit?: 'cover' | 'contain' | undefined;
  /** Takes the whole width, and with `cover` the whole height, of its place. Default true. */
  fill?: boolean | undefined;
};

/** A responsive image in the best format the browser reads. Its room is reserved before it arrives. */
export function Picture(props: PictureProps): ReactElement {
  const { image, priority = false, loading, rounded = 'none', objectFit, fill = true, ...request } = props;
  const { sources, src, srcSet, sizes, width, height } = pictureSources(image, request);
  const eager = loading ? loading === 'eager' : priority;
  const img = (
    <Image
      src={src}
      srcSet={srcSet}
      sizes={srcSet && sizes}
      alt={image.alt}
      width={width}
      height={height}
      loading={eager ? 'eager' : 'lazy'}
      decoding={eager ? undefined : 'async'}
      fetchPriority={priority ? 'high' : undefined}
      $rounded={rounded}
      $objectFit={objectFit}
      $fill={fill}
      $aspect={request.aspect}
    />
  );
  if (sources.length === 0) return img;
  return (
    <Frame>
      {sources.map((source) => (
        <source key={source.type} type={source.type} srcSet={source.srcSet} sizes={sizes} />
      ))}
      {img}
    </Frame>
  );
}

const radii: Record<PictureRounded, string> = {
  none: '0',
  small: 'var(--radius-small)',
  medium: 'var(--radius-medium)',
  large: 'var(--radius-large)',
  circle: '50%',
};

/** Takes part in the layout only through its image. */
const Frame = styled.picture`
  display: contents;
`;

type ImageStyle = {
  $rounded: PictureRounded;
  $objectFit: PictureProps['objectFit'];
  $fill: boolean;
  $aspect: number | undefined;
};

const Image = styled.img<ImageStyle>`
  display: block;
  inline-size: ${({ $fill }) => ($fill ? '100%' : 'auto')};
  max-inline-size: 100%;
  block-size: ${({ $objectFit }) => ($objectFit === 'cover' ? '100%' : 'auto')};
  ${({ $aspect }) => ($aspect ? `aspect-ratio: ${$aspect};` : '')}
  ${({ $objectFit, $aspect }) => ($objectFit || $aspect ? `object-fit: ${$objectFit ?? 'cover'};` : '')}
  border-radius: ${({ $rounded }) => radii[$rounded]};
`;
