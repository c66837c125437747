import type { AnyEntryType, FieldRow } from '@skein/cms-client';
import { holds } from '@skein/cms-client/stories';
import { styled } from 'styled-components';

export interface FieldTableProps {
  readonly type: AnyEntryType;
  readonly rows: readonly FieldRow[];
}

/**
 * A table of the content type's CMS fields, in the order of the CMS editor. The data come from the content
 * model.
 */
export function FieldTable({ type, rows }: FieldTableProps) {
  return (
    <Scroll tabIndex={0} role="region" aria-label={`Fields of ${type.id}`}>
      <Table className="sb-unstyled">
        <caption>
          Content type <code>{type.id}</code>
        </caption>
        <thead>
          <tr>
            <th scope="col">CMS field</th>
            <th scope="col">Prop</th>
            <th scope="col">Holds</th>
            <th scope="col">Required</th>
            <th scope="col">Notes</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.gf}>
              <th scope="row">
                <code>{row.gf}</code>
              </th>
              <td>
                <code>{row.prop}</code>
              </td>
              <td>{holds(row)}</td>
              <td>{row.required ? 'yes' : '–'}</td>
              <td>
                {row.prop !== 'variant' && row.spec.help && `${row.spec.help.replace(/\.$/, '')}. `}
                {row.spec.options && row.prop !== 'variant' && `One of: ${row.spec.options.join(', ')}. `}
                {row.spec.defaultValue !== undefined && `Default: ${JSON.stringify(row.spec.defaultValue)}.`}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroll>
  );
}

const Scroll = styled.div`
  margin-block: 1.5rem 3.5rem;
  overflow-x: auto;
`;

const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font:
    400 0.875rem/1.5 Figtree,
    system-ui,
    sans-serif;
  color: #0e1729;

  caption {
    padding-block-end: 0.75rem;
    text-align: start;
    font-size: 1rem;
  }

  th,
  td {
    padding: 0.5rem 1rem 0.5rem 0;
    border-block-start: 1px solid #e4dccd;
    text-align: start;
    vertical-align: top;
  }

  thead th {
    color: #4d5666;
    font-weight: 600;
    white-space: nowrap;
  }

  code {
    font:
      0.8125rem ui-monospace,
      Menlo,
      Consolas,
      monospace;
    white-space: nowrap;
  }
`;
