'use client';

import {
  createContext,
  use,
  useMemo,
  type ComponentPropsWithRef,
  type ReactElement,
  type ReactNode,
} from 'react';
import type { HeadingLevel } from './heading-level.ts';
import { htmlFrom, levelFrom } from './level-from.ts';

/** Only `HeadingLevels` contains these functions, so pages without `HeadingLevels` do not load them. */
interface HeadingMove {
  readonly level: (own: HeadingLevel) => HeadingLevel;
  readonly html: (html: string) => string;
}

/** Undefined outside `HeadingLevels`, where headings keep their own levels. */
const MoveContext = createContext<HeadingMove | undefined>(undefined);

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
  const move = useMemo(
    () => ({
      level: (own: HeadingLevel) => levelFrom(from, own),
      html: (html: string) => htmlFrom(from, html),
    }),
    [from],
  );
  return <MoveContext value={move}>{children}</MoveContext>;
}

/** Returns the functions that move headings, or undefined outside `HeadingLevels`. */
export const useHeadingMove = (): HeadingMove | undefined => use(MoveContext);

export type HeadingTagProps = ComponentPropsWithRef<'h2'> & {
  /** Level of the heading within its block, whose title has level 2. `HeadingLevels` may move it. Default: 2. */
  level?: HeadingLevel | undefined;
};

/**
 * A heading without a look, for components that style their headings: `styled(HeadingTag)`. Other components use
 * `Heading`.
 */
export function HeadingTag({ level = 2, ...attributes }: HeadingTagProps): ReactElement {
  const Tag = `h${use(MoveContext)?.level(level) ?? level}` as const;
  return <Tag {...attributes} />;
}
