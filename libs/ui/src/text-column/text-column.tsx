import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import { ASKS } from '../asking/asking-marks.ts';
import type { SpaceStep } from '../tokens/scales.ts';
import type { ColumnWidth } from '../tokens/widths.ts';

export type TextColumnAlign = 'start' | 'center' | 'end' | 'stretch';

export type TextColumnProps = {
  children: ReactNode;
  /** Step of the space scale between two children (× 4 px). */
  gap?: SpaceStep | undefined;
  /** Alignment of the children and their text. `stretch` gives each the whole width. */
  align?: TextColumnAlign | undefined;
  /**
   * Largest width of the column; where there is more room, the column is centered. `measure` is a comfortable
   * line length.
   */
  width?: ColumnWidth | 'measure' | undefined;
  /** Whether the column disappears once a visitor has sent the form beside it: see `Asking`. */
  asks?: boolean | undefined;
};

/** A column of words and related elements, each as wide as it needs. */
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

/** Content that is too wide, such as a table, scrolls in its own box instead of widening the column. */
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
