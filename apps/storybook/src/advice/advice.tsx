import type { Advice } from '@skein/cms-client';
import { styled } from 'styled-components';

/** Shows when to use a component, and when to use a different component. */
export function AdviceLines({ use, avoid }: Partial<Advice>) {
  if (use === undefined && avoid === undefined) return null;
  return (
    <Lines className="sb-unstyled">
      {use !== undefined && (
        <div>
          <dt>Use it for</dt>
          <dd>{use}</dd>
        </div>
      )}
      {avoid !== undefined && (
        <div>
          <dt>Rather not for</dt>
          <dd>{avoid}</dd>
        </div>
      )}
    </Lines>
  );
}

const Lines = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(18rem, 100%), 1fr));
  gap: 1rem 2.5rem;
  margin: 1.5rem 0 2.5rem;
  color: #0e1729;
  font:
    400 1rem/1.5 Figtree,
    system-ui,
    sans-serif;

  > div {
    padding-block-start: 0.75rem;
    border-block-start: 3px solid #00655e;
  }

  > div + div {
    border-color: #857f72;
  }

  dt {
    font-weight: 650;
  }

  dd {
    margin: 0.25rem 0 0;
  }
`;
