import type { Advice } from '@skein/cms-client';
import { styled } from 'styled-components';

/** Advice on a component for designers and developers. For a block, `use` and `avoid` come from its content type. */
export interface Guidance extends Partial<Advice> {
  readonly keyboard?: string | undefined;
  readonly accessibility?: string | undefined;
  readonly status?: keyof typeof STATUS | undefined;
}

/** What developers may rely on, by the status of a component. */
export const STATUS = {
  stable: 'Stable: its props change only with a new major version.',
  new: 'New: its props may still change with a minor version.',
};

const TITLES = {
  use: 'Use it for',
  avoid: 'Rather not for',
  keyboard: 'Keyboard',
  accessibility: 'Accessibility',
} as const;

/**
 * Shows when to use a component, when to use a different one, and notes on keyboard, accessibility and
 * status.
 */
export function AdviceLines({ status, ...guidance }: Guidance) {
  const lines = [
    ...Object.entries(TITLES).map(([name, title]) => [title, guidance[name as keyof typeof TITLES]] as const),
    ['Status', status && STATUS[status]] as const,
  ].filter(([, words]) => words !== undefined);
  if (lines.length === 0) return null;
  return (
    <Lines className="sb-unstyled">
      {lines.map(([title, words]) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{words}</dd>
        </div>
      ))}
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

  > div:not(:first-child) {
    border-color: #857f72;
  }

  dt {
    font-weight: 650;
  }

  dd {
    margin: 0.25rem 0 0;
  }
`;
