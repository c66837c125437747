import { readableText } from '@skein/ui';
import { Fragment } from 'react';
import { styled } from 'styled-components';
import { scrollFrame } from './scroll-frame.styles.ts';
import { tableGroups, type Cell, type Column } from './table-groups.ts';

export interface SpecTableProps {
  readonly columns: readonly Column[];
  /** Name of the table for screen readers. */
  readonly label: string;
}

const hasValue = ({ value }: Cell) => value !== undefined;

const drawValue = ({ value, color }: Cell, index: number) => (
  <Fragment key={index}>
    {index > 0 && <br />}
    {color === undefined ? value : <Chip $fill={color}>{value}</Chip>}
  </Fragment>
);

/** A table from content: columns, and named rows in groups. Some values are on a colored chip. */
export function SpecTable({ columns, label }: SpecTableProps) {
  if (columns.length === 0) return null;
  return (
    <Frame tabIndex={0} role="region" aria-label={label}>
      <Table>
        <thead>
          <tr>
            <td />
            {columns.map(({ header }, index) => (
              <th key={index} scope="col">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        {tableGroups(columns).map(({ category, lines }) => (
          <tbody key={category ?? ''}>
            {category !== undefined && (
              <tr>
                <Category scope="rowgroup" colSpan={columns.length + 1}>
                  <span>{category}</span>
                </Category>
              </tr>
            )}
            {lines.map(({ header, cells }) => (
              <tr key={header}>
                <th scope="row">{header}</th>
                {cells.map((cell, index) => (
                  <td key={index}>{cell.some(hasValue) ? cell.filter(hasValue).map(drawValue) : '–'}</td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </Table>
    </Frame>
  );
}

const Frame = styled.div`
  ${scrollFrame}
  max-block-size: min(75dvb, 48rem);
  border-block-end: 1px solid var(--color-line);
`;

const Table = styled.table`
  inline-size: 100%;
  border-collapse: separate;
  border-spacing: 0;
  font-variant-numeric: tabular-nums;

  :is(th, td) {
    min-inline-size: 5rem;
    padding: var(--space-3) var(--space-3) var(--space-3) 0;
    border-block-start: 1px solid var(--color-line);
    text-align: start;
    vertical-align: top;
    overflow-wrap: break-word;
  }

  tr > :last-child {
    padding-inline-end: 0;
  }

  thead :is(th, td) {
    border-block: 0 1px solid var(--color-line-strong);
    font-family: var(--font-heading);
    font-size: var(--heading-4);
    line-height: 1.2;
    vertical-align: bottom;
  }

  tbody th {
    color: var(--color-text-muted);
    font-size: var(--text-small);
    font-weight: 600;
  }

  tbody:nth-child(2 of :not(style)) > tr:nth-child(1 of :not(style)) > * {
    border-block-start: 0;
  }
`;

const Category = styled.th`
  && {
    padding-block-start: var(--space-6);
    border-block-start: 0;
    color: var(--color-text);
    font-size: var(--text-body);
  }

  span {
    position: sticky;
    inset-inline-start: 0;
  }
`;

const Chip = styled.span<{ $fill: string }>`
  display: inline-block;
  padding: 0.1em 0.75em;
  border: 1px solid transparent;
  border-radius: var(--radius-pill);
  background: ${({ $fill }) => $fill};
  color: ${({ $fill }) => readableText($fill)};
  font-weight: 600;
`;
