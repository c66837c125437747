import type { ImageFocus, ImageParams } from './image-params.ts';

export type Size = { readonly width: number; readonly height: number };

/** How to resize the source, in whole px. */
export type ResizePlan =
  | { readonly step: 'keep' }
  /** Stretch the source to exactly this size, whatever its proportions. */
  | { readonly step: 'stretch'; readonly size: Size }
  /** Resize the source to `size`, which has the same proportions. Center the result in `frame`, if present. */
  | { readonly step: 'contain'; readonly size: Size; readonly frame: Size | undefined }
  /** Resize the source so that it covers this size, and cut off the rest. */
  | { readonly step: 'cover'; readonly size: Size }
  /** Cut this size out of the source, without resizing. */
  | { readonly step: 'cut'; readonly size: Size };

/**
 * Returns how to resize a picture for the vendor's `fit` values. Only `scale` enlarges a picture. If the requested size
 * is larger than the source, the result gets smaller with the same proportions (`fill`, `thumb`), has at most the size
 * of the source (`crop`), or contains the source in a frame of the requested size (`pad`). Vector sources can always be
 * enlarged.
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

/** Returns the upper left corner of the part of `source` to cut out. */
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
