import {
  kindOf,
  MAX_COUNT,
  MIN_COUNT,
  optionKeys,
  valueOf,
  type Question,
  type QuestionName,
} from './questions.ts';

/**
 * The answer to one question: a number of people as text, or the keys of the chosen options. Empty if the visitor has
 * not answered the question.
 */
export type Answer = readonly string[];

/** All answers in their normal form. Questions without an answer are left out. */
export type Answers = Readonly<Partial<Record<QuestionName, Answer>>>;

const NONE: Answer = [];

/** Returns the answer to a question. Empty if the question has no answer. */
export const answerTo = (answers: Answers, { variation }: Pick<Question, 'variation'>): Answer =>
  answers[variation] ?? NONE;

/** Whether a question has an answer. Without an answer, the visitor cannot continue. */
export const isAnswered = (answers: Answers, question: Question): boolean =>
  answerTo(answers, question).length > 0;

/**
 * Returns a number of people within the bounds of the counter. If the text is no number, returns the minimum.
 */
export function count(given: string | number | undefined): number {
  const people =
    typeof given === 'number' ? given : /^\s*\d{1,9}\s*$/.test(given ?? '') ? Number(given) : MIN_COUNT;
  return Math.min(MAX_COUNT, Math.max(MIN_COUNT, Math.trunc(people)));
}

const isCore = (key: string) => valueOf(key) === 'core';

/**
 * Returns an answer without unknown keys, and with the keys in the order of the options. The option `core` excludes all
 * others: if the keys include `core`, the answer is `core` alone.
 */
export function normalAnswer(question: Question, given: readonly string[]): Answer {
  const kind = kindOf(question);
  if (kind === 'counter') {
    const people = count(given.at(-1));
    return people > MIN_COUNT ? [String(people)] : NONE;
  }
  const known = optionKeys(question).filter((key) => given.includes(key));
  if (kind !== 'many') {
    const last = given.findLast((key) => known.includes(key));
    return last === undefined ? NONE : [last];
  }
  const core = known.find(isCore);
  return core === undefined ? known : [core];
}

/**
 * Returns the answer after a click on an option. A click on `core` removes all other options, and a click on another
 * option removes `core`.
 */
export function picked(question: Question, before: Answer, key: string): Answer {
  if (kindOf(question) !== 'many') return normalAnswer(question, [key]);
  if (before.includes(key)) return before.filter((one) => one !== key);
  const others = isCore(key) ? NONE : before.filter((one) => !isCore(one));
  return normalAnswer(question, [...others, key]);
}

/** Returns a copy of the answers with `answer` as the answer to this question. */
export function withAnswer(answers: Answers, question: Question, answer: Answer): Answers {
  const { [question.variation]: _, ...others } = answers;
  return answer.length === 0 ? others : { ...others, [question.variation]: answer };
}
