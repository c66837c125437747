import type { QuestionOption } from '../contract/index.ts';

/**
 * How a field is answered. `checkboxes` allows several answers, `consent` is one box, and `ownWords` explains
 * an answer to the question before it.
 */
export type FieldKind =
  'line' | 'email' | 'phone' | 'text' | 'file' | 'select' | 'radios' | 'checkboxes' | 'consent' | 'ownWords';

/** One control, or one group of boxes, of an application. */
export interface ApplicationField {
  /** Its name in the form. */
  readonly name: string;
  readonly kind: FieldKind;
  /** The options to choose from, or empty. */
  readonly options: readonly ApplicationOption[];
}

export interface ApplicationOption extends QuestionOption {
  /** Name of the field for own words about this option. */
  readonly ownWords?: string | undefined;
}

/** A question with its fields. An answer in any of them is enough. */
export interface ApplicationQuestion<Html extends string = string> {
  readonly label: string;
  readonly description?: Html | undefined;
  readonly required: boolean;
  readonly fields: readonly ApplicationField[];
}

/** A part of the application. Its title is the board's header, or the form's text for its kind. */
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
  /** The demographic questions, by their place in the form. */
  readonly demographic: readonly DemographicFields[];
}

/** The names of a demographic question in the form. */
export interface DemographicFields {
  readonly questionId: string;
  /** Name of the field with the question's id. */
  readonly idName: string;
  readonly answerName: string;
  /** Names of the fields for own words, by option id. */
  readonly ownWords: ReadonlyMap<string, string>;
}

/** A named answer: a text or a file. */
export type Entry<File> = readonly [name: string, value: string | File];
