/**
 * Widths of a container at which a layout may change, in rem. They are not custom properties, because container
 * queries cannot read custom properties.
 */
export const layoutWidths = { small: 36, medium: 43.8, large: 54, full: 60 } as const;

/** Name of a width at which a layout may change. */
export type LayoutWidth = keyof typeof layoutWidths;

/**
 * Returns a container condition for containers with at least this width.
 * @param container name of a container. Default: the nearest one. With a name, parts in different containers change at
 * the same time
 */
export function atLeast(width: LayoutWidth, container?: string): string {
  const name = container === undefined ? '' : `${container} `;
  return `@container ${name}(width >= ${layoutWidths[width]}rem)`;
}

/** Returns a container condition for containers narrower than this width. */
export function narrowerThan(width: LayoutWidth): string {
  return `@container (width < ${layoutWidths[width]}rem)`;
}

/**
 * A container condition that is true if the visitor has enlarged the text so much that lines are shorter than
 * on any phone. Use it to reduce padding and pictures in favor of the text.
 */
export const enlargedText = '@container (width < 12.5rem)';

/**
 * Maximum widths of columns for forms, for text beside another element, for centered text, and for pictures.
 */
export const columnWidths = { form: '32rem', text: '46rem', title: '52rem', stage: '60rem' } as const;

/** Name of a column width. Its custom property has the prefix `--column-`. */
export type ColumnWidth = keyof typeof columnWidths;
