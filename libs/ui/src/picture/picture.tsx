import type { ReactElement } from 'react';
import { preload } from 'react-dom';
import { styled } from 'styled-components';
import type { ImageSource, PictureRequest, ScreenPicture } from './image-url.ts';
import { pictureSources, preloadLinks } from './image-url.ts';
import { HEIGHT_MOST } from './picture-height.styles.ts';
import { heightMost, objectPosition, type SafeArea } from './safe-area.ts';

export type PictureRounded = 'none' | 'small' | 'medium' | 'large' | 'circle';

export type PictureProps = PictureRequest & {
  image: ImageSource;
  /**
   * Pictures that replace `image` on some screens. The narrowest screens are first. The browser loads only the
   * first picture that matches. The alternative text always comes from `image`.
   */
  small?: ScreenPicture | readonly ScreenPicture[] | undefined;
  /**
   * Whether this is the first picture of a page. It loads at once, before other pictures. Use it once per page.
   */
  priority?: boolean | undefined;
  /** When the browser loads the picture. Default: `eager` with `priority`, and `lazy` otherwise. */
  loading?: 'eager' | 'lazy' | undefined;
  rounded?: PictureRounded | undefined;
  /** How the image fits into its box in the layout. */
  objectFit?: 'cover' | 'contain' | undefined;
  /** Whether the picture is as wide as its container and, with `cover`, also as high. Default: true. */
  fill?: boolean | undefined;
};

/**
 * A responsive picture in the best format that the browser supports. The page reserves space for the picture.
 */
export function Picture(props: PictureProps): ReactElement {
  const {
    image,
    small = [],
    priority = false,
    loading,
    rounded = 'none',
    objectFit,
    fill = true,
    ...request
  } = props;
  const some = [small].flat();
  const { sources, src, srcSet, sizes, width, height } = pictureSources(image, request);
  if (priority) {
    // React writes these links at the start of the markup, and the host may move them into the head.
    for (const { href, rel: _, ...link } of preloadLinks(image, request, some)) preload(href, link);
  }
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
      $safe={image.safe}
      $heightMost={objectFit === 'cover' && !request.aspect ? heightMost(image) : undefined}
      $others={some.filter((one) => one.image !== image)}
    />
  );
  if (sources.length === 0 && some.length === 0) return img;
  return (
    <Frame>
      {some.map((one) => (
        <ScreenSources key={one.media} {...one} />
      ))}
      {sources.map((source) => (
        <source key={source.type} type={source.type} srcSet={source.srcSet} sizes={sizes} />
      ))}
      {img}
    </Frame>
  );
}

/** Each source has its own width and height, so that the page reserves space for the chosen picture. */
function ScreenSources({ image, media, request }: ScreenPicture) {
  const { sources, src, srcSet, sizes, width, height } = pictureSources(image, request);
  return [...sources, { type: undefined, srcSet: srcSet ?? src }].map((source) => (
    <source
      key={source.type ?? 'any'}
      media={media}
      type={source.type}
      srcSet={source.srcSet}
      sizes={sizes}
      width={width}
      height={height}
    />
  ));
}

const radii: Record<PictureRounded, string> = {
  none: '0',
  small: 'var(--radius-small)',
  medium: 'var(--radius-medium)',
  large: 'var(--radius-large)',
  circle: '50%',
};

/**
 * This element has no box in the layout. Only the `img` inside it has a box: in a grid, a `source` would otherwise take a
 * cell.
 */
const Frame = styled.picture`
  display: contents;

  > source {
    display: none;
  }
`;

type ImageStyle = {
  $rounded: PictureRounded;
  $objectFit: PictureProps['objectFit'];
  $fill: boolean;
  $aspect: number | undefined;
  $safe: SafeArea | undefined;
  $heightMost: number | undefined;
  /** Pictures for other screens. The narrowest screens are first. */
  $others: readonly ScreenPicture[];
};

const Image = styled.img<ImageStyle>`
  display: block;
  inline-size: ${({ $fill }) => ($fill ? '100%' : 'auto')};
  max-inline-size: 100%;
  block-size: ${({ $objectFit }) => ($objectFit === 'cover' ? '100%' : 'auto')};
  ${({ $aspect }) => ($aspect ? `aspect-ratio: ${$aspect};` : '')}
  ${({ $objectFit, $aspect }) => ($objectFit || $aspect ? `object-fit: ${$objectFit ?? 'cover'};` : '')}
  ${({ $safe }) => $safe && `object-position: ${objectPosition($safe)};`}
  ${({ $heightMost }) => $heightMost && `${HEIGHT_MOST}: ${Math.floor($heightMost * 1000) / 10}cqi;`}
  ${({ $others }) =>
    $others.toReversed().map(({ image: { safe }, media }) => {
      return safe && `@media ${media} { object-position: ${objectPosition(safe)}; }`;
    })}
  border-radius: ${({ $rounded }) => radii[$rounded]};
`;
