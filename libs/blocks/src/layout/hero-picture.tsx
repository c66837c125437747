import { Picture, type PictureProps } from '@skein/ui';

export interface HeroPictureProps extends Pick<
  PictureProps,
  'image' | 'small' | 'aspect' | 'objectFit' | 'rounded'
> {
  /** How much of a wide screen it takes, percent; on a phone it takes all. Default 52. */
  readonly share?: number;
}

/** The width from which the page's column grows no more, px. */
const WIDE_PX = 1540;

/** The picture beside the words of a hero. It is what a visitor waits for, so it is asked for first. */
export function HeroPicture({ share = 52, ...picture }: HeroPictureProps) {
  const most = Math.round(share * 14.4);
  return (
    <Picture
      {...picture}
      priority
      sizes={`(min-width: ${WIDE_PX}px) ${most}px, (min-width: 900px) ${share}vw, 100vw`}
    />
  );
}
