import { INK, PAPER } from './ink-and-paper.ts';

/** `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa`; the alpha is ignored. */
const HEX = /^\s*#(?:([\da-f]{3})[\da-f]?|([\da-f]{6})(?:[\da-f]{2})?)\s*$/i;

/** Whether a text is a hex color these functions can measure. */
export function isHexColor(color: string): boolean {
  return HEX.test(color);
}

/** One sRGB channel (0–255) as linear light, by the WCAG 2.2 definition of relative luminance. */
export function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** Relative luminance, not a number for what is no hex color. */
export function luminance(color: string): number {
  const [, short, long = short?.replace(/./g, '$&$&')] = HEX.exec(color) ?? [];
  if (long === undefined) return Number.NaN;
  const rgb = Number.parseInt(long, 16);
  return 0.2126 * linear(rgb >> 16) + 0.7152 * linear((rgb >> 8) & 255) + 0.0722 * linear(rgb & 255);
}

/**
 * Contrast of two hex colors by WCAG 2.2, from 1 (same) to 21 (black on white). A text that is no hex color
 * cannot be measured and counts as 1, so that a check on it fails instead of passing by accident.
 */
export function contrastRatio(first: string, second: string): number {
  const [a, b] = [luminance(first) + 0.05, luminance(second) + 0.05];
  return Math.max(a / b, b / a) || 1;
}

/** Text on a background needs at least this contrast (WCAG 2.2, 1.4.3). */
export const TEXT_CONTRAST = 4.5;

/**
 * The text color that reads best on a hex background: ink or paper of the brand. On the few mid tones where neither
 * reaches 4.5:1, it is black or white, so the result is readable on every color. For a string that is not a hex
 * color, it is ink. Measured with the demo's ink and paper: those of a brand are at least as far from the middle.
 */
export function readableText(hexBackground: string): string {
  const isBetter = (light: string, dark: string) =>
    contrastRatio(light, hexBackground) > contrastRatio(dark, hexBackground);
  const paper = isBetter(PAPER, INK);
  const contrast = contrastRatio(paper ? PAPER : INK, hexBackground);
  if (contrast >= TEXT_CONTRAST || !isHexColor(hexBackground)) return paper ? 'var(--paper)' : 'var(--ink)';
  return isBetter('#fff', '#000') ? '#fff' : '#000';
}

/** What `readableText` has measured, hex: the demo's ink and paper in place of the brand's. */
export function readableHex(hexBackground: string): string {
  const text = readableText(hexBackground);
  return { 'var(--ink)': INK, 'var(--paper)': PAPER }[text] ?? text;
}

/** Returns `text` if it is readable on a background, or else a color that is. Both hex. */
export function readableOn(text: string, hexBackground: string): string {
  return contrastRatio(text, hexBackground) >= TEXT_CONTRAST ? text : readableText(hexBackground);
}
