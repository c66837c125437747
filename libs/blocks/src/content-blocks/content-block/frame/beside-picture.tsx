import { Picture, type PictureProps } from '@skein/ui';

export type BesidePictureProps = Pick<PictureProps, 'image' | 'aspect' | 'rounded'>;

/** A picture beside the words of a content block. `sizes` is the width of the picture's column. */
export function BesidePicture(props: BesidePictureProps) {
  return <Picture {...props} sizes="(min-width: 1300px) 640px, (min-width: 900px) 52vw, 100vw" />;
}
