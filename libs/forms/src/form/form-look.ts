/** Where messages appear: under each field, together under the form, or in a bubble at the field. */
export type IssuePlace = 'field' | 'form' | 'tooltip';

export interface FormLook {
  /** `bar` puts all fields in one row where there is room. `stack` arranges an address as on an envelope. */
  readonly layout: 'bar' | 'stack';
  readonly issues: IssuePlace;
  /** Whether small screens hide some fields until the form has the focus, or the previous field has a text. */
  readonly folds: boolean;
  /** Whether the hidden fields fade in. */
  readonly fades: boolean;
  /** Whether the button is disabled while the form is sent. */
  readonly disablesButton: boolean;
}

/** The look of a field in any form. */
export interface FieldLook {
  /** Share of a row, as a value of `flex`. */
  readonly flex: string;
  /**
   * Width in rem that the field needs for its label and longest value. Two such fields share a row if both fit.
   */
  readonly half?: number | undefined;
  /** Whether a form that folds hides this field at first. */
  readonly waits?: boolean;
}

/**
 * Returns the width of a text in a control, or of the label above it, in rem.
 * @param beside the control's padding and mark
 */
export const roomOf = (text: string, beside = 2.25): number => text.length * 0.52 + beside;
