import { sentencesOf, told, type Told } from './told-texts.ts';

/** Texts that only seem to contradict the offer: patterns of entry ids and texts, and the reason. */
export type Exceptions = readonly (readonly [ids: RegExp, says: RegExp, why: string])[];
const isExcepted = (exceptions: Exceptions, id: string, said: string) =>
  exceptions.some(([ids, says]) => ids.test(id) && says.test(said));

/** Returns messages about texts that contradict the offer. Ignores `allowed` matches and exceptions. */
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
/** Returns an entry's text as a whole, without splitting it into sentences. */
export const whole = ({ text }: Told) => [text];
/** Returns a function that finds all sentences about a subject in an entry. */
export const about = (subject: RegExp) => (one: Told) =>
  sentencesOf(one.text).filter((part) => subject.test(part));
