export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

/** Returns the heading level of a block's items: 3 if the block has a title, or 2 if the block has no title. */
export const levelUnder = (title: string | undefined): 2 | 3 => (title === undefined ? 2 : 3);
