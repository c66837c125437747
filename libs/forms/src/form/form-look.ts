/** Where messages stand: under each field, together under the form, or in a bubble at the field. */
export type IssuePlace = 'field' | 'form' | 'tooltip';

export interface FormLook {
  /** `bar`: all in one row where there is room. `stack`: an address like on an envelope. */
  readonly layout: 'bar' | 'stack';
  readonly issues: IssuePlace;
  /** On small screens the fields that can wait come when the form has the focus, or the field before them a text. */
  readonly folds: boolean;
  /** The fields that waited fade in. */
  readonly fades: boolean;
  /** The button is disabled while the form is on its way. */
  readonly disablesButton: boolean;
}

/** A field by itself, whatever form it stands in. */
export interface FieldLook {
  /** Share of a row: value of `flex`. */
  readonly flex: string;
  /** Two of these share a row, where each has so much room, rem: for its label, and for the longest of its values. */
  readonly half?: number | undefined;
  /** Waits in a form that folds. */
  readonly waits?: boolean;
}

/** The room that a text takes in a control, or a label above it, rem. @param beside the control's own: padding, a mark */
export const roomOf = (text: string, beside = 2.25): number => text.length * 0.52 + beside;
