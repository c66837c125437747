import { INK, PAPER } from './ink-and-paper.ts';

/**
 * The colors that editors may choose by name. They look the same in all section themes, unlike the role tokens.
 * Use `readableText` for text on these colors.
 */
export const colorTokens = {
  paper: PAPER,
  white: '#ffffff',
  mist: '#e6eef0',
  ink: INK,
  teal: '#00655e',
  violet: '#5230c4',
  amber: '#ffbe4a',
  coral: '#ff8163',
  green: '#136b35',
  blue: '#1d53b8',
  red: '#b3201a',
  'teal-soft': '#d5f0ea',
  'violet-soft': '#e8e1ff',
  'amber-soft': '#ffebc6',
  'coral-soft': '#ffe2d9',
} as const satisfies Record<string, string>;

/** Name of a color that an editor may choose. */
export type ColorToken = keyof typeof colorTokens;

/** Whether a text from content is the name of a color. */
export function isColorToken(name: string): name is ColorToken {
  return Object.hasOwn(colorTokens, name);
}
