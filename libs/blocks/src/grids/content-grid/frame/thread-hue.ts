const HUES = ['internet', 'tv', 'phone', 'business'] as const;

/**
 * Returns the color for the words or the icon of an item. Successive items have different product colors. On an
 * editor's background, every item has the accent color, which is readable on every background.
 */
export const threadHue = (index: number, painted: boolean): string =>
  painted ? 'var(--color-accent)' : `var(--color-${HUES[index % HUES.length] ?? 'internet'})`;

/** Returns a brighter version of the color from `threadHue`, for shapes without text. */
export const threadFill = (index: number, painted: boolean): string =>
  painted ? 'var(--color-accent)' : `var(--color-${HUES[index % HUES.length] ?? 'internet'}-fill)`;
