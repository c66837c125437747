import { Picture, type PictureProps } from '@skein/ui';

export interface HeroPictureProps extends Pick<
  PictureProps,
  'image' | 'small' | 'aspect' | 'objectFit' | 'rounded'
> {
  /**
   * Share of a wide page's width that the picture takes, percent. Default: 52. A `screen` picture extends from
   * edge to edge. On a phone, every picture takes the whole width.
   */
  readonly share?: number | 'screen';
}

/** Window width above which the page's column no longer grows, px. */
const WIDE_PX = 1540;

/** Returns the `sizes` attribute of a hero's picture. */
export const heroSizes = (share: number | 'screen'): string =>
  share === 'screen'
    ? '100vw'
    : `(min-width: ${WIDE_PX}px) ${Math.round(share * 14.4)}px, (min-width: 768px) ${share}vw, 100vw`;

/** The picture beside the words of a hero. It loads first, because it is the largest part in view. */
export function HeroPicture({ share = 52, ...picture }: HeroPictureProps) {
  return <Picture {...picture} priority sizes={heroSizes(share)} />;
}
