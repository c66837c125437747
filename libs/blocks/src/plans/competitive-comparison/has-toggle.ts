import { FIRST_ROWS } from './comparison.constants.ts';

export interface Toggled {
  readonly features: readonly unknown[];
  readonly expandText?: string | undefined;
  readonly collapseText?: string | undefined;
}

/** Whether a comparison has a button for all rows. It needs hidden rows and a text for each button state. */
export const hasToggle = ({ features, expandText, collapseText }: Toggled): boolean =>
  features.length > FIRST_ROWS && expandText !== undefined && collapseText !== undefined;
