'use client';

import { createContext, use, type ComponentPropsWithRef, type ReactElement, type ReactNode } from 'react';
import { levelFrom } from './level-from.ts';
import type { HeadingLevel } from './heading-level.ts';

/** Undefined: headings have their own levels. */
const FromContext = createContext<HeadingLevel | undefined>(undefined);

export type HeadingLevelsProps = {
  /** Level of the titles of the blocks inside. The headings below a title follow, up to level 6. */
  from: HeadingLevel;
  children: ReactNode;
};

/**
 * Sets the level at which the headings of the blocks inside begin, so that a block can be below a heading of your
 * own page. Only the outline changes, not the size on the screen. Without it, a block begins at level 2, and a block
 * with the title of its page at level 1.
 */
export function HeadingLevels({ from, children }: HeadingLevelsProps): ReactElement {
  return <FromContext value={from}>{children}</FromContext>;
}

/** Returns the level at which `HeadingLevels` lets headings begin, or undefined outside `HeadingLevels`. */
export const useHeadingsFrom = (): HeadingLevel | undefined => use(FromContext);

export type HeadingTagProps = ComponentPropsWithRef<'h2'> & {
  /** Level of the heading in the block itself. Default: 2, the title of a block. */
  level?: HeadingLevel | undefined;
};

/** A heading without a look, for components that style their headings: `styled(HeadingTag)`. Others use `Heading`. */
export function HeadingTag({ level = 2, ...attributes }: HeadingTagProps): ReactElement {
  const Tag = `h${levelFrom(use(FromContext), level)}` as const;
  return <Tag {...attributes} />;
}
