import { diff } from '@blazediff/core';
import sharp from 'sharp';

/**
 * How far apart two colours may be, 0 to 1. Both pictures come from one browser on one machine, so next to nothing;
 * the library's own default of 0.1 lets a new shade of a background pass.
 */
const COLOUR_THRESHOLD = 0.02;
const CHANNELS = 4;

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface PictureDiff {
  /** Pixels that differ. Those of smoothed edges do not count: curves come out a shade different from run to run. */
  readonly pixels: number;
  /** Of all pixels of the larger picture, 0 to 1. */
  readonly share: number;
  readonly before: Size;
  readonly after: Size;
  /** PNG: what differs in red upon a faint copy of the page. */
  readonly picture: Buffer;
}

async function sizeOf(png: Buffer): Promise<Size> {
  const { width, height } = await sharp(png).metadata();
  return { width, height };
}

/** Colours of each pixel, on a ground as large as the larger picture. */
function pixelsOf(png: Buffer, own: Size, ground: Size): Promise<Buffer> {
  return sharp(png)
    .ensureAlpha()
    .extend({ right: ground.width - own.width, bottom: ground.height - own.height, background: '#ff00ff' })
    .raw()
    .toBuffer();
}

/** What differs between two PNGs; undefined when nothing can be seen. A change of size always counts. */
export async function comparePictures(before: Buffer, after: Buffer): Promise<PictureDiff | undefined> {
  if (before.equals(after)) return undefined;
  const [was, is] = await Promise.all([sizeOf(before), sizeOf(after)]);
  const ground = { width: Math.max(was.width, is.width), height: Math.max(was.height, is.height) };
  const [one, other] = await Promise.all([pixelsOf(before, was, ground), pixelsOf(after, is, ground)]);
  const drawn = Buffer.alloc(one.length);
  const pixels = diff(one, other, drawn, ground.width, ground.height, { threshold: COLOUR_THRESHOLD });
  const sameSize = was.width === is.width && was.height === is.height;
  if (pixels === 0 && sameSize) return undefined;
  const picture = await sharp(drawn, { raw: { ...ground, channels: CHANNELS } })
    .png()
    .toBuffer();
  return { pixels, share: pixels / (ground.width * ground.height), before: was, after: is, picture };
}
