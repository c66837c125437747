import type { ReactElement, ReactNode } from 'react';
import { ASKING } from './asking-marks.ts';

export interface AskingProps {
  /** The form, and the words that ask for it (marked with `ASKS`). */
  readonly children: ReactNode;
}

/**
 * A form and the words around it. Once an element marked with `TAKEN` replaces the form, the words marked with
 * `ASKS` disappear, because the visitor has already answered them.
 */
export function Asking({ children }: AskingProps): ReactElement {
  return <div {...ASKING}>{children}</div>;
}
