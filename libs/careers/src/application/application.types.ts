import type { QuestionOption } from '../contract/index.ts';

/**
 * The kind of control for a field. `checkboxes` allows several answers, `consent` is one box, and `ownWords` is
 * a text that explains the answer to the previous question.
 */
export type FieldKind =
  'line' | 'email' | 'phone' | 'text' | 'file' | 'select' | 'radios' | 'checkboxes' | 'consent' | 'ownWords';

/** One control of an application, or one group of boxes. */
export interface ApplicationField {
  /** Name of the field in the form. */
  readonly name: string;
  readonly kind: FieldKind;
  /** The options of a choice. Empty for other fields. */
  readonly options: readonly ApplicationOption[];
}

export interface ApplicationOption extends QuestionOption {
  /** Name of the field in which the applicant explains this option. */
  readonly ownWords?: string | undefined;
}

/** A question with its fields. The applicant answers at least one field. */
export interface ApplicationQuestion<Html extends string = string> {
  readonly label: string;
  readonly description?: Html | undefined;
  readonly required: boolean;
  readonly fields: readonly ApplicationField[];
}

/** A part of the application. Its title is the board's header, or the form's text for this kind of part. */
export interface ApplicationPart<Html extends string = string> {
  readonly kind: 'questions' | 'demographic' | 'compliance' | 'consent';
  readonly header?: string | undefined;
  readonly description?: Html | undefined;
  readonly questions: readonly ApplicationQuestion<Html>[];
}

/** All questions of an application, in order. */
export interface Application<Html extends string = string> {
  readonly parts: readonly ApplicationPart<Html>[];
  /** Names of hidden fields. */
  readonly hidden: readonly string[];
  /** The demographic questions, in the order of the form. */
  readonly demographic: readonly DemographicFields[];
}

/** The field names of a demographic question in the form. */
export interface DemographicFields {
  readonly questionId: string;
  /** Name of the field that contains the question's id. */
  readonly idName: string;
  readonly answerName: string;
  /** Names of the fields for the applicant's own words, by option id. */
  readonly ownWords: ReadonlyMap<string, string>;
}

/** A named answer: a text or a file. */
export type Entry<File> = readonly [name: string, value: string | File];
