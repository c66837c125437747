import { contrastRatio, TEXT_CONTRAST } from './contrast.ts';
import type { RoleToken, Theme, ThemeName } from './themes.ts';
import { themeNames, themes } from './themes.ts';

/** Minimum contrast of the borders of fields and of the focus ring (WCAG 2.2, 1.4.11). */
export const SHAPE_CONTRAST = 3;

/** A foreground and a background that may occur together. */
export type ContrastPair = {
  foreground: RoleToken;
  background: RoleToken;
  /** Minimum contrast of the pair. */
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

/** All pairs of roles that may occur together. Do not use other combinations for text. */
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

/** Returns the contrast of a pair in a theme. If `theme` is a name, it is the demo's theme with this name. */
export function pairContrast(theme: ThemeName | Theme, { foreground, background }: ContrastPair): number {
  const colors = typeof theme === 'string' ? themes[theme] : theme;
  return contrastRatio(colors[foreground], colors[background]);
}

/** Returns a contrast as text with one decimal. It does not round up, because 4.496 must not become 4.5. */
export function figure(contrast: number): string {
  return (Math.floor(contrast * 10) / 10).toFixed(1);
}

/**
 * Returns a Markdown table with the contrast of each pair in each theme. Each pair has one row. docs/design.md
 * contains this table.
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
