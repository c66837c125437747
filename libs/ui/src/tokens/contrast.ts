import { INK, PAPER } from './ink-and-paper.ts';

/** `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa`; the alpha is ignored. */
const HEX = /^\s*#(?:([\da-f]{3})[\da-f]?|([\da-f]{6})(?:[\da-f]{2})?)\s*$/i;

/** Whether a text is a hex color that these functions can measure. */
export function isHexColor(color: string): boolean {
  return HEX.test(color);
}

/** Returns one sRGB channel (0–255) as linear light, as WCAG 2.2 defines it for relative luminance. */
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
 * Returns the contrast of two hex colors by WCAG 2.2, from 1 (same) to 21 (black on white). A text that is not
 * a hex color counts as 1, so that a check on it fails instead of passing by accident.
 */
export function contrastRatio(first: string, second: string): number {
  const [a, b] = [luminance(first) + 0.05, luminance(second) + 0.05];
  return Math.max(a / b, b / a) || 1;
}

/** Smallest contrast of text on a background (WCAG 2.2, 1.4.3). */
export const TEXT_CONTRAST = 4.5;

/**
 * Returns the text color that is most readable on a hex background: ink or paper of the brand. On the few mid
 * tones where neither reaches 4.5:1, it returns black or white, so the result is readable on every color; for
 * a string that is not a hex color, it returns ink. It measures with the demo's ink and paper: those of a
 * brand are at least as far from the middle.
 */
export function readableText(hexBackground: string): string {
  const isBetter = (light: string, dark: string) =>
    contrastRatio(light, hexBackground) > contrastRatio(dark, hexBackground);
  const paper = isBetter(PAPER, INK);
  const contrast = contrastRatio(paper ? PAPER : INK, hexBackground);
  if (contrast >= TEXT_CONTRAST || !isHexColor(hexBackground)) return paper ? 'var(--paper)' : 'var(--ink)';
  return isBetter('#fff', '#000') ? '#fff' : '#000';
}

/** Returns the color that `readableText` measures, as hex: the demo's ink and paper instead of the brand's. */
export function readableHex(hexBackground: string): string {
  const text = readableText(hexBackground);
  return { 'var(--ink)': INK, 'var(--paper)': PAPER }[text] ?? text;
}

/**
 * Returns `text` if it is readable on a background, or else a color that is. All are hex, except ink and paper
 * from `readableText`.
 */
export function readableOn(text: string, hexBackground: string): string {
  return contrastRatio(text, hexBackground) >= TEXT_CONTRAST ? text : readableText(hexBackground);
}
