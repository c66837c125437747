import type { VariantRow } from '@skein/cms-client';
import { styled } from 'styled-components';

export interface LookListProps {
  readonly looks: readonly VariantRow[];
}

/** Several variants that one page shows: when to use which. */
export function LookList({ looks }: LookListProps) {
  return (
    <Looks className="sb-unstyled">
      {looks.map(({ name, number, label, use, avoid }) => (
        <div key={name}>
          <dt>
            {number} · {label}
          </dt>
          {use !== undefined && <dd>{use}</dd>}
          {avoid !== undefined && <dd>Rather not: {avoid}</dd>}
        </div>
      ))}
    </Looks>
  );
}

const Looks = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(20rem, 100%), 1fr));
  gap: 1.5rem 2.5rem;
  margin: 1.5rem 0 2.5rem;
  color: #0e1729;
  font:
    400 1rem/1.5 Figtree,
    system-ui,
    sans-serif;

  dt {
    font-weight: 650;
  }

  dd {
    margin: 0.25rem 0 0;
  }

  dd + dd {
    color: #4d5666;
  }
`;
