/** How a question is answered: a number, one of two, one of three, or as many as apply. */
export type QuestionKind = 'counter' | 'yesNo' | 'choice' | 'many';

/** The questions that the rules know, by their name in the address; `word` is what editors and reports call them. */
export const QUESTIONS = {
  'household-size': { kind: 'counter', word: 'Household Size' },
  extenders: { kind: 'yesNo', word: 'Extenders' },
  'priority-room': { kind: 'yesNo', word: 'Priority Room' },
  'internet-use': { kind: 'choice', word: 'Internet Use' },
  bandwidth: { kind: 'many', word: 'Bandwidth' },
  'typical-day': { kind: 'choice', word: 'Typical Day' },
} as const satisfies Record<string, { readonly kind: QuestionKind; readonly word: string }>;

export type QuestionName = keyof typeof QUESTIONS;

/** The values that an option of each kind may have; a counter has none. */
export const VALUES = {
  counter: [],
  yesNo: ['yes', 'no'],
  choice: ['a', 'b', 'c'],
  many: ['core', 'home', 'edge'],
} as const satisfies Record<QuestionKind, readonly string[]>;

/** What an option may be worth. */
export type QuizValue = (typeof VALUES)[QuestionKind][number];

/** Bounds of the counter, people. */
export const MIN_COUNT = 0;
export const MAX_COUNT = 10;

/** A question as far as the rules look at it. */
export interface Question {
  readonly variation: QuestionName;
  /** What may be chosen; two options may be worth the same. */
  readonly options?: readonly { readonly value: string }[] | undefined;
  /** What the answer adds to each tier that it speaks for. Default 1. */
  readonly weight?: number | undefined;
}

export const kindOf = ({ variation }: Pick<Question, 'variation'>): QuestionKind => QUESTIONS[variation].kind;

/**
 * The key of each option in a URL: its value and, from the second option of the same value on, its number among
 * those, as in `edge-2`. Reordering options of different values does not change what a shared URL means.
 */
export function optionKeys({ options = [] }: Pick<Question, 'options'>): readonly string[] {
  const seen = new Map<string, number>();
  return options.map(({ value }) => {
    const place = (seen.get(value) ?? 0) + 1;
    seen.set(value, place);
    return place === 1 ? value : `${value}-${place}`;
  });
}

/** What an option is worth, by its key. */
export const valueOf = (key: string): string => key.replace(/-\d+$/, '');
