import { contrastRatio, TEXT_CONTRAST } from './contrast.ts';
import type { RoleToken, Theme, ThemeName } from './themes.ts';
import { themeNames, themes } from './themes.ts';

/** Smallest contrast of lines of fields and of the focus ring (WCAG 2.2, 1.4.11). */
export const SHAPE_CONTRAST = 3;

/** Two roles that may meet: a foreground, and the background it is on. */
export type ContrastPair = {
  foreground: RoleToken;
  background: RoleToken;
  /** Smallest allowed contrast. */
  minimum: number;
};

const grounds = ['surface', 'surface-raised', 'surface-sunken'] as const;
const words = ['text', 'text-muted', 'accent', 'link', 'internet', 'tv', 'phone', 'business'] as const;
const statuses = ['positive', 'warning', 'danger', 'coming-soon'] as const;
const shapes = ['line-strong', 'focus'] as const;

function pairs(
  foregrounds: readonly RoleToken[],
  backgrounds: readonly RoleToken[],
  minimum: number,
): ContrastPair[] {
  return foregrounds.flatMap((foreground) =>
    backgrounds.map((background) => ({ foreground, background, minimum })),
  );
}

/** Every pair of roles that may meet. Do not use other combinations for text. */
export const contrastPairs: readonly ContrastPair[] = [
  ...pairs([...words, ...statuses], grounds, TEXT_CONTRAST),
  ...pairs(['text', 'text-muted', 'link'], ['accent-soft'], TEXT_CONTRAST),
  ...pairs(['on-accent'], ['accent'], TEXT_CONTRAST),
  ...statuses.flatMap((status) => pairs([status, 'text'], [`${status}-surface`], TEXT_CONTRAST)),
  ...(['internet', 'tv', 'phone', 'business'] as const).flatMap((product) =>
    pairs([`on-${product}-fill`], [`${product}-fill`], TEXT_CONTRAST),
  ),
  ...pairs(shapes, grounds, SHAPE_CONTRAST),
];

/** Returns the contrast of a pair in a theme of the demo, by name, or in a theme of another brand. */
export function pairContrast(theme: ThemeName | Theme, { foreground, background }: ContrastPair): number {
  const colors = typeof theme === 'string' ? themes[theme] : theme;
  return contrastRatio(colors[foreground], colors[background]);
}

/** Returns a contrast as text with one decimal. It cuts instead of rounding: 4.496 must not become 4.5. */
export function figure(contrast: number): string {
  return (Math.floor(contrast * 10) / 10).toFixed(1);
}

/**
 * Returns the contrast of every pair in every theme as a Markdown table, one row per foreground and
 * background. docs/design.md contains this table.
 */
export function contrastTable(): string {
  const head = ['Foreground', 'Background', 'At least', ...themeNames];
  const rows = contrastPairs.map((pair) => [
    pair.foreground,
    pair.background,
    String(pair.minimum),
    ...themeNames.map((theme) => figure(pairContrast(theme, pair))),
  ]);
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
