/** The place of messages: under each field, all together under the form, or in a bubble at the field. */
export type IssuePlace = 'field' | 'form' | 'tooltip';

export interface FormLook {
  /** `bar`: all fields are in one row if there is room. `stack`: the fields are in rows, like an address. */
  readonly layout: 'bar' | 'stack';
  readonly issues: IssuePlace;
  /**
   * Whether a small screen hides some fields until the form gets the focus or the previous field has a text.
   */
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
  /** Width in rem that the label and the longest value need. Two neighboring fields share a row if both fit. */
  readonly half?: number | undefined;
  /** Whether a small screen hides the field at first. */
  readonly waits?: boolean;
}

/**
 * Returns the width, in rem, of a text in a control or of the label above the control.
 * @param beside width of the control's padding and mark, in rem
 */
export const roomOf = (text: string, beside = 2.25): number => text.length * 0.52 + beside;
