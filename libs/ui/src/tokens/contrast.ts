import { INK, PAPER } from './ink-and-paper.ts';

/** Matches `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa`. Alpha is ignored. */
const HEX = /^\s*#(?:([\da-f]{3})[\da-f]?|([\da-f]{6})(?:[\da-f]{2})?)\s*$/i;

/** Whether a text is a hex color whose contrast can be measured. */
export function isHexColor(color: string): boolean {
  return HEX.test(color);
}

/** Returns the linear light of one sRGB channel (0–255), which WCAG 2.2 needs for relative luminance. */
export function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** Returns the relative luminance of a hex color, or NaN for any other text. */
export function luminance(color: string): number {
  const [, short, long = short?.replace(/./g, '$&$&')] = HEX.exec(color) ?? [];
  if (long === undefined) return Number.NaN;
  const rgb = Number.parseInt(long, 16);
  return 0.2126 * linear(rgb >> 16) + 0.7152 * linear((rgb >> 8) & 255) + 0.0722 * linear(rgb & 255);
}

/**
 * Returns the contrast of two hex colors by WCAG 2.2, from 1 (equal) to 21 (black on white). If a text is not a
 * hex color, the contrast is 1, so that checks fail.
 */
export function contrastRatio(first: string, second: string): number {
  const [a, b] = [luminance(first) + 0.05, luminance(second) + 0.05];
  return Math.max(a / b, b / a) || 1;
}

/** Minimum contrast of text on a background (WCAG 2.2, 1.4.3). */
export const TEXT_CONTRAST = 4.5;

/**
 * Returns the most readable text color for a hex background: the brand's ink or paper. If neither has a contrast of
 * 4.5:1, returns black or white. If the background is not a hex color, returns ink. Measures the demo's ink and paper:
 * the result is right for every brand, because no brand has lighter ink or darker paper.
 */
export function readableText(hexBackground: string): string {
  const isBetter = (light: string, dark: string) =>
    contrastRatio(light, hexBackground) > contrastRatio(dark, hexBackground);
  const paper = isBetter(PAPER, INK);
  const contrast = contrastRatio(paper ? PAPER : INK, hexBackground);
  if (contrast >= TEXT_CONTRAST || !isHexColor(hexBackground)) return paper ? 'var(--paper)' : 'var(--ink)';
  return isBetter('#fff', '#000') ? '#fff' : '#000';
}

/**
 * Returns the result of `readableText` as a hex color. If the result is the variable of the brand's ink or paper,
 * returns the demo's ink or paper instead.
 */
export function readableHex(hexBackground: string): string {
  const text = readableText(hexBackground);
  return { 'var(--ink)': INK, 'var(--paper)': PAPER }[text] ?? text;
}

/**
 * Returns `text` if it is readable on a background, or else a readable color, which may be the variable for ink
 * or paper from `readableText`.
 */
export function readableOn(text: string, hexBackground: string): string {
  return contrastRatio(text, hexBackground) >= TEXT_CONTRAST ? text : readableText(hexBackground);
}
