import { FIRST_ROWS } from './comparison.constants.ts';

export interface Toggled {
  readonly features: readonly unknown[];
  readonly expandText?: string | undefined;
  readonly collapseText?: string | undefined;
}

/** Whether a comparison has a button for all its rows: it needs more rows, and words for both states. */
export const hasToggle = ({ features, expandText, collapseText }: Toggled): boolean =>
  features.length > FIRST_ROWS && expandText !== undefined && collapseText !== undefined;
