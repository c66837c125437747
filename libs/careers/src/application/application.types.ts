import type { QuestionOption } from '../contract/index.ts';

/**
 * How a field is answered. `checkboxes` may have several answers, `consent` is one box, `ownWords` goes with an answer of
 * the question before it.
 */
export type FieldKind =
  'line' | 'email' | 'phone' | 'text' | 'file' | 'select' | 'radios' | 'checkboxes' | 'consent' | 'ownWords';

/** One control, or one group of boxes, of an application. */
export interface ApplicationField {
  /** What it is called in the form. */
  readonly name: string;
  readonly kind: FieldKind;
  /** Empty unless there is something to choose. */
  readonly options: readonly ApplicationOption[];
}

export interface ApplicationOption extends QuestionOption {
  /** Name of the field in which whoever chooses this may say it in their own words. */
  readonly ownWords?: string | undefined;
}

/** A question with its fields; it is answered when one of them is. */
export interface ApplicationQuestion<Html extends string = string> {
  readonly label: string;
  readonly description?: Html | undefined;
  readonly required: boolean;
  readonly fields: readonly ApplicationField[];
}

/** What stands over a part is the board's: a header, or the kind of part that the form has words for. */
export interface ApplicationPart<Html extends string = string> {
  readonly kind: 'questions' | 'demographic' | 'compliance' | 'consent';
  readonly header?: string | undefined;
  readonly description?: Html | undefined;
  readonly questions: readonly ApplicationQuestion<Html>[];
}

/** Everything that an application asks for, in its order. */
export interface Application<Html extends string = string> {
  readonly parts: readonly ApplicationPart<Html>[];
  /** Names of fields that nobody sees. */
  readonly hidden: readonly string[];
  /** The demographic questions, by their place in the form. */
  readonly demographic: readonly DemographicFields[];
}

/** What a demographic question is called in the form. */
export interface DemographicFields {
  readonly questionId: string;
  /** Carries the id of the question. */
  readonly idName: string;
  readonly answerName: string;
  /** Names of fields for own words, by the option that they belong to. */
  readonly ownWords: ReadonlyMap<string, string>;
}

/** An answer on its way: a text or a file, under a name. */
export type Entry<File> = readonly [name: string, value: string | File];
