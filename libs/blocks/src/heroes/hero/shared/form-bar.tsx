import type { ReactNode } from 'react';
import { styled } from 'styled-components';

export interface FormBarProps {
  readonly children: ReactNode;
}

/** A raised strip of paper for the form of a hero. */
export function FormBar({ children }: FormBarProps) {
  return <Bar data-theme="paper">{children}</Bar>;
}

const Bar = styled.div`
  box-sizing: border-box;
  inline-size: min(var(--column-text), 100%);
  margin-block-start: var(--space-4);
  padding: clamp(var(--space-4), 2.4cqi, var(--space-6));
  border-radius: var(--radius-large);
  box-shadow: var(--shadow-float);
`;
