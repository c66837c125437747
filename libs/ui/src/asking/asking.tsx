import type { ReactElement, ReactNode } from 'react';
import { ASKING } from './asking-marks.ts';

export interface AskingProps {
  /** Words, marked with `ASKS`, and the form that they ask for. */
  readonly children: ReactNode;
}

/**
 * A form and the words around it. Once the form was sent, what stands in its place is marked with `TAKEN`, and the words
 * marked with `ASKS` step aside: nobody is asked for what they have just given.
 */
export function Asking({ children }: AskingProps): ReactElement {
  return <div {...ASKING}>{children}</div>;
}
