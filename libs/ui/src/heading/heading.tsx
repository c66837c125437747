import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import { ASKS } from '../asking/asking-marks.ts';
import { headingAnchorId } from './heading-anchor.ts';
import type { HeadingLevel } from './heading-level.ts';
import { HeadingTag } from './heading-levels.tsx';
import { textOf } from './text-of.ts';

/** Size on the screen. 1 is the largest size. */
export type HeadingSize = 1 | 2 | 3 | 4;

export type HeadingProps = {
  children: ReactNode;
  /**
   * Level of the heading in the outline of the page. If the heading is inside `HeadingLevels`, its level is
   * moved.
   */
  level: HeadingLevel;
  /** Size on the screen. Default: the usual size of the level. */
  size?: HeadingSize | undefined;
  /**
   * Whether the heading gets an id made from its text, if the text has at most 50 characters. Default: true for
   * levels 2 and 3. If a component renders the text, pass the text here instead of true.
   */
  anchor?: boolean | string | undefined;
  /** The id of the heading. It replaces the id made from the text. */
  id?: string | undefined;
  /** Pass -1 if a script or a skip link moves the focus to the heading. */
  tabIndex?: -1 | undefined;
  /** Whether the heading disappears after a visitor has sent the form beside it. See `Asking`. */
  asks?: boolean | undefined;
};

/** A heading. `level` is its level in the outline, and `size` is its size on the screen. */
export function Heading(props: HeadingProps): ReactElement {
  const { children, level, size, anchor = level === 2 || level === 3, id, tabIndex, asks = false } = props;
  const text = typeof anchor === 'string' ? anchor : anchor ? textOf(children) : '';
  return (
    <Title
      {...(asks && ASKS)}
      level={level}
      id={id ?? headingAnchorId(text)}
      tabIndex={tabIndex}
      $size={size ?? sizeOf[level]}
    >
      {children}
    </Title>
  );
}

const sizeOf: Record<HeadingLevel, HeadingSize> = { 1: 1, 2: 2, 3: 3, 4: 4, 5: 4, 6: 4 };

/**
 * Large headings have tight and heavy type. Small headings have more space between letters, so that they stay readable.
 */
const setting: Record<HeadingSize, { leading: number; tracking: string; weight: number }> = {
  1: { leading: 0.98, tracking: '-0.032em', weight: 680 },
  2: { leading: 1.02, tracking: '-0.03em', weight: 680 },
  3: { leading: 1.12, tracking: '-0.022em', weight: 680 },
  4: { leading: 1.22, tracking: '-0.012em', weight: 660 },
};

const Title = styled(HeadingTag)<{ $size: HeadingSize }>`
  margin: 0;
  font-family: var(--font-heading);
  font-size: var(--heading-${({ $size }) => $size});
  font-weight: ${({ $size }) => setting[$size].weight};
  line-height: ${({ $size }) => setting[$size].leading};
  letter-spacing: ${({ $size }) => setting[$size].tracking};
  text-wrap: balance;
  overflow-wrap: anywhere;
`;
