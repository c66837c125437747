/** `counter`: a number. `yesNo`: one of two options. `choice`: one of three. `many`: any number of options. */
export type QuestionKind = 'counter' | 'yesNo' | 'choice' | 'many';

/** The questions that have rules. Each key is the name in URLs. `word` is the name for editors and reports. */
export const QUESTIONS = {
  'household-size': { kind: 'counter', word: 'Household Size' },
  extenders: { kind: 'yesNo', word: 'Extenders' },
  'priority-room': { kind: 'yesNo', word: 'Priority Room' },
  'internet-use': { kind: 'choice', word: 'Internet Use' },
  bandwidth: { kind: 'many', word: 'Bandwidth' },
  'typical-day': { kind: 'choice', word: 'Typical Day' },
} as const satisfies Record<string, { readonly kind: QuestionKind; readonly word: string }>;

export type QuestionName = keyof typeof QUESTIONS;

/** The values that options may have, by kind of question. A question of the kind `counter` has no options. */
export const VALUES = {
  counter: [],
  yesNo: ['yes', 'no'],
  choice: ['a', 'b', 'c'],
  many: ['core', 'home', 'edge'],
} as const satisfies Record<QuestionKind, readonly string[]>;

/** A value of an option. */
export type QuizValue = (typeof VALUES)[QuestionKind][number];

/** Bounds of the counter, in people. */
export const MIN_COUNT = 0;
export const MAX_COUNT = 10;

/** The parts of a question that the rules need. */
export interface Question {
  readonly variation: QuestionName;
  /** The options to choose from. Two options may have the same value. */
  readonly options?: readonly { readonly value: string }[] | undefined;
  /** Number of points that the answer adds to each tier that it supports. Default 1. */
  readonly weight?: number | undefined;
}

export const kindOf = ({ variation }: Pick<Question, 'variation'>): QuestionKind => QUESTIONS[variation].kind;

/**
 * Returns the keys that stand for the options in a URL. The key of an option is its value. If the value occurs again,
 * the key also has a number: `edge-2`. So a shared URL keeps its meaning if an editor reorders options with different
 * values.
 */
export function optionKeys({ options = [] }: Pick<Question, 'options'>): readonly string[] {
  const seen = new Map<string, number>();
  return options.map(({ value }) => {
    const place = (seen.get(value) ?? 0) + 1;
    seen.set(value, place);
    return place === 1 ? value : `${value}-${place}`;
  });
}

/** Returns the value of an option from its key. */
export const valueOf = (key: string): string => key.replace(/-\d+$/, '');
