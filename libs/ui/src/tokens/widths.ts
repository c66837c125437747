/**
 * Widths of a container at which a layout may change, rem. They are not custom properties, because a container
 * query cannot read those.
 */
export const layoutWidths = { small: 36, medium: 43.8, large: 54, full: 60 } as const;

/** Name of a width at which a layout may change. */
export type LayoutWidth = keyof typeof layoutWidths;

/**
 * Returns the container condition for a container of at least this width.
 * @param container name of the container to query instead of the nearest one, for parts in different
 * containers that change together
 */
export function atLeast(width: LayoutWidth, container?: string): string {
  const name = container === undefined ? '' : `${container} `;
  return `@container ${name}(width >= ${layoutWidths[width]}rem)`;
}

/** Returns the container condition for a container narrower than this width. */
export function narrowerThan(width: LayoutWidth): string {
  return `@container (width < ${layoutWidths[width]}rem)`;
}

/**
 * A container condition that is true if a line holds fewer letters than on any phone, because a visitor has
 * enlarged the text. Use it to reduce padding and pictures in favor of the text.
 */
export const enlargedText = '@container (width < 12.5rem)';

/** Largest widths of columns: a form, words beside something, centered words alone, something to look at. */
export const columnWidths = { form: '32rem', text: '46rem', title: '52rem', stage: '60rem' } as const;

/** Name of a column's width; its custom property is `--column-` and the name. */
export type ColumnWidth = keyof typeof columnWidths;
