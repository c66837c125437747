import { contrastRatio, TEXT_CONTRAST } from '../tokens/contrast.ts';
import { hexOf, oklchOf } from './oklch.ts';

/** The direction in which the lightness of a color changes until the color is readable. */
export type Direction = 'darker' | 'lighter';

/** Returns a color with the same hue, this lightness (0–1), and at most this chroma. */
export function shade(hex: string, lightness: number, mostChroma = 1): string {
  const { c, h } = oklchOf(hex);
  return hexOf({ l: lightness, c: Math.min(c, mostChroma), h });
}

/** Returns the color with `by` added to its lightness (0–1) and its chroma multiplied by `chroma`. */
export function shifted(hex: string, by: number, chroma = 1): string {
  const { l, c, h } = oklchOf(hex);
  return hexOf({ l: l + by, c: c * chroma, h });
}

/** Returns the color with its hue rotated by this number of degrees. */
export function turned(hex: string, degrees: number): string {
  const { l, c, h } = oklchOf(hex);
  return hexOf({ l, c, h: h + (degrees * Math.PI) / 180 });
}

export const lightnessOf = (hex: string): number => oklchOf(hex).l;

/**
 * Returns the mix of two colors, as computed by `color-mix(in srgb, …)`.
 * @param share share of the first color, 0–1
 */
export function mixed(first: string, second: string, share: number): string {
  const channels = [1, 3, 5].map((at) => {
    const [a, b] = [first, second].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16));
    return Math.round((a ?? 0) * share + (b ?? 0) * (1 - share));
  });
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** Returns the nearest darker or lighter shade of a color for which `holds` is true, or else black or white. */
export function movedUntil(hex: string, direction: Direction, holds: (hex: string) => boolean): string {
  if (holds(hex)) return hex;
  let [fails, found] = [lightnessOf(hex), direction === 'darker' ? 0 : 1];
  let nearest = direction === 'darker' ? '#000000' : '#ffffff';
  for (let step = 0; step < 12; step += 1) {
    const middle = (fails + found) / 2;
    const candidate = shade(hex, middle);
    if (holds(candidate)) [found, nearest] = [middle, candidate];
    else fails = middle;
  }
  return nearest;
}

/** Returns the nearest darker or lighter shade with enough contrast on all of several backgrounds. */
export function readable(
  hex: string,
  grounds: readonly string[],
  direction: Direction,
  minimum: number = TEXT_CONTRAST,
): string {
  return movedUntil(hex, direction, (shown) =>
    grounds.every((ground) => contrastRatio(shown, ground) >= minimum),
  );
}
