import { colorTokens } from './color-tokens.ts';

type Rgb = readonly [red: number, green: number, blue: number];

const SHORT_HEX = /^#([\da-f])([\da-f])([\da-f])[\da-f]?$/i;
const LONG_HEX = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})(?:[\da-f]{2})?$/i;

/** Reads `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa` (the alpha is ignored); undefined for anything else. */
function parseHex(color: string): Rgb | undefined {
  const short = SHORT_HEX.exec(color.trim());
  const parts = short ? short.slice(1).map((digit) => digit + digit) : LONG_HEX.exec(color.trim())?.slice(1);
  const [red, green, blue] = parts ?? [];
  if (red === undefined || green === undefined || blue === undefined) return undefined;
  return [Number.parseInt(red, 16), Number.parseInt(green, 16), Number.parseInt(blue, 16)];
}

/** Whether a text is a hex colour these functions can measure. */
export function isHexColor(color: string): boolean {
  return parseHex(color) !== undefined;
}

/** One sRGB channel (0–255) as linear light, by the WCAG 2.2 definition of relative luminance. */
function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/**
 * Contrast of two hex colours by WCAG 2.2, from 1 (same) to 21 (black on white). A text that is no hex colour
 * cannot be measured and counts as 1, so that a check on it fails instead of passing by accident.
 */
export function contrastRatio(first: string, second: string): number {
  const a = parseHex(first);
  const b = parseHex(second);
  if (!a || !b) return 1;
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

/** Text on a background needs at least this contrast (WCAG 2.2, 1.4.3). */
export const TEXT_CONTRAST = 4.5;

/** A text colour that `readableText` may answer with. */
export type ReadableText = '#0e1729' | '#fbf7f0' | '#000000' | '#ffffff';

/**
 * The text colour that reads best on a hex background: ink or paper. On the narrow band of mid tones where neither
 * reaches 4.5:1 it answers black or white, so that the answer is readable on every colour there is. A text that is
 * no hex colour gets ink.
 */
export function readableText(hexBackground: string): ReadableText {
  const { ink, paper } = colorTokens;
  const [dark, light] = [contrastRatio(ink, hexBackground), contrastRatio(paper, hexBackground)];
  if (!isHexColor(hexBackground) || Math.max(dark, light) >= TEXT_CONTRAST) return light > dark ? paper : ink;
  return contrastRatio('#ffffff', hexBackground) > contrastRatio('#000000', hexBackground)
    ? '#ffffff'
    : '#000000';
}

/** `text` if it can be read on a background, else what can. All hex. */
export function readableOn(text: string, hexBackground: string): string {
  return contrastRatio(text, hexBackground) >= TEXT_CONTRAST ? text : readableText(hexBackground);
}
