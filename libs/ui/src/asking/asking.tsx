import type { ReactElement, ReactNode } from 'react';
import { ASKING } from './asking-marks.ts';

export interface AskingProps {
  /** The form, its title and its description. The title and the description need the attributes `ASKS`. */
  readonly children: ReactNode;
}

/**
 * A form with its title and description. After the visitor has sent the form, an element with `TAKEN` replaces
 * it, and all elements with `ASKS` disappear.
 */
export function Asking({ children }: AskingProps): ReactElement {
  return <div {...ASKING}>{children}</div>;
}
