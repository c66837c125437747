import type { ImageFocus, ImageParams } from './image-params.ts';

export type Size = { readonly width: number; readonly height: number };

/** What is done to the source, in whole px. */
export type ResizePlan =
  | { readonly step: 'keep' }
  /** To exactly this size, proportions or not. */
  | { readonly step: 'stretch'; readonly size: Size }
  /** To this size, which has the source's proportions; then a frame of `frame` around it. */
  | { readonly step: 'contain'; readonly size: Size; readonly frame: Size | undefined }
  /** Filling this size, the rest cut off. */
  | { readonly step: 'cover'; readonly size: Size }
  /** This much of the source as it is. */
  | { readonly step: 'cut'; readonly size: Size };

/**
 * How the vendor's `fit` values work out. Nothing but `scale` makes a picture larger than its source: a box larger
 * than the source becomes a smaller one of the box's proportions (`fill`, `thumb`), is bounded by the source
 * (`crop`), or keeps its size around a smaller picture (`pad`). Vector sources may always grow.
 */
export function planResize(source: Size, params: ImageParams, growing: boolean): ResizePlan {
  const { width, height, fit } = params;
  if (width === undefined && height === undefined) return { step: 'keep' };
  if (width === undefined || height === undefined || fit === undefined) {
    const size = containedSize(source, { width, height }, growing || fit === 'scale');
    return { step: 'contain', size, frame: undefined };
  }
  const box = { width, height };
  switch (fit) {
    case 'scale':
      return { step: 'stretch', size: box };
    case 'pad':
      return { step: 'contain', size: containedSize(source, box, growing), frame: box };
    case 'crop':
      return {
        step: 'cut',
        size: { width: Math.min(width, source.width), height: Math.min(height, source.height) },
      };
    case 'fill':
    case 'thumb': {
      const scale = Math.max(width / source.width, height / source.height);
      if (growing || scale <= 1) return { step: 'cover', size: box };
      return {
        step: 'cover',
        size: { width: atLeastOne(width / scale), height: atLeastOne(height / scale) },
      };
    }
  }
}

function containedSize(
  source: Size,
  box: { readonly width: number | undefined; readonly height: number | undefined },
  growing: boolean,
): Size {
  const scale = Math.min(
    growing ? Number.POSITIVE_INFINITY : 1,
    (box.width ?? Number.POSITIVE_INFINITY) / source.width,
    (box.height ?? Number.POSITIVE_INFINITY) / source.height,
  );
  return { width: atLeastOne(source.width * scale), height: atLeastOne(source.height * scale) };
}

/** Upper left corner of a cut of `size` out of `source`. */
export function cutOffset(source: Size, size: Size, focus: ImageFocus): { left: number; top: number } {
  const [spareX, spareY] = [source.width - size.width, source.height - size.height];
  const share = (before: string, after: string) =>
    focus.includes(before) ? 0 : focus.includes(after) ? 1 : 0.5;
  return {
    left: Math.round(spareX * share('left', 'right')),
    top: Math.round(spareY * share('top', 'bottom')),
  };
}

function atLeastOne(value: number): number {
  return Math.max(1, Math.round(value));
}
