import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import { ASKS } from '../asking/asking-marks.ts';
import type { SpaceStep } from '../tokens/scales.ts';
import type { ColumnWidth } from '../tokens/widths.ts';

export type TextColumnAlign = 'start' | 'center' | 'end' | 'stretch';

export type TextColumnProps = {
  children: ReactNode;
  /** Space between two children, as a step of the space scale (× 4 px). */
  gap?: SpaceStep | undefined;
  /** Alignment of the children and their text. With `stretch`, each child has the full width. */
  align?: TextColumnAlign | undefined;
  /**
   * Maximum width of the column, which is centered if there is more room. `measure` is a comfortable length for
   * lines.
   */
  width?: ColumnWidth | 'measure' | undefined;
  /** Whether the column disappears after a visitor has sent the form beside it. See `Asking`. */
  asks?: boolean | undefined;
};

/** A column of text and related elements. Each child is only as wide as its content. */
export function TextColumn(props: TextColumnProps): ReactElement {
  const { children, gap = 5, align = 'start', width, asks = false } = props;
  return (
    <Column {...(asks && ASKS)} $gap={gap} $align={align} $width={width}>
      {children}
    </Column>
  );
}

const widthOf = (width: ColumnWidth | 'measure') =>
  width === 'measure' ? 'var(--measure)' : `var(--column-${width})`;

/** Wide content, such as a table, scrolls in its own box and does not widen the column. */
const Column = styled.div<{
  $gap: SpaceStep;
  $align: TextColumnAlign;
  $width: TextColumnProps['width'];
}>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  justify-items: ${({ $align }) => $align};
  gap: var(--space-${({ $gap }) => $gap});
  ${({ $width }) => ($width ? `max-inline-size: ${widthOf($width)}; margin-inline: auto;` : '')}
  text-align: ${({ $align }) => ($align === 'stretch' ? 'start' : $align)};
`;
