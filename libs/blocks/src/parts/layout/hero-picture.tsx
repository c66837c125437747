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
  /**
   * Whether the words beside the picture contain a form. A form needs more room, so the picture stays below the words
   * up to a larger window width.
   */
  readonly besideForm?: boolean | undefined;
}

/** Window width above which the page's column no longer grows, px. */
const WIDE_PX = 1540;

/** Window widths from which words, or words with a form, have a picture beside them, px. */
const BESIDE_PX = { words: 768, form: 940 } as const;

/** Returns the `sizes` attribute of a hero's picture. */
export const heroSizes = (share: number | 'screen', besideForm = false): string =>
  share === 'screen'
    ? '100vw'
    : `(min-width: ${WIDE_PX}px) ${Math.round(share * 14.4)}px, (min-width: ${BESIDE_PX[besideForm ? 'form' : 'words']}px) ${share}vw, 100vw`;

/** The picture beside the words of a hero. It loads first, because it is the largest part in view. */
export function HeroPicture({ share = 52, besideForm, ...picture }: HeroPictureProps) {
  return <Picture {...picture} priority sizes={heroSizes(share, besideForm)} />;
}
