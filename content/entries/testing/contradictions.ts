import { sentencesOf, told, type Told } from './told-texts.ts';

/** Entries that rightly have another figure: their ids, the text with the figure, and the reason. */
export type Exceptions = readonly (readonly [ids: RegExp, says: RegExp, why: string])[];
const isExcepted = (exceptions: Exceptions, id: string, said: string) =>
  exceptions.some(([ids, says]) => ids.test(id) && says.test(said));

/** Returns every match of a pattern that the offer does not allow, as a line for a failure message. */
export const against = (
  pattern: RegExp,
  allowed: (said: RegExpMatchArray, one: Told) => boolean,
  exceptions: Exceptions = [],
  within: (one: Told) => readonly string[] = ({ text }) => sentencesOf(text),
) =>
  told.flatMap((one) =>
    within(one).flatMap((sentence) =>
      [...sentence.matchAll(pattern)]
        .filter((said) => !allowed(said, one) && !isExcepted(exceptions, one.id, said[0]))
        .map((said) => `${one.id} (${one.language}) says “${said[0]}” in “${sentence}”`),
    ),
  );
/** Looks at an entry as a whole instead of sentence by sentence. */
export const whole = ({ text }: Told) => [text];
/** Returns a function that takes only the sentences about a subject. */
export const about = (subject: RegExp) => (one: Told) =>
  sentencesOf(one.text).filter((part) => subject.test(part));
