import type { Say } from '@skein/ui';
import { quizTexts } from '../texts/quiz.texts.ts';

export type QuizWord = keyof typeof quizTexts;
export type QuizWords = Readonly<Record<QuizWord, string>>;

/** Returns the texts of an entry. Built-in texts fill the gaps. */
export function quizWords(
  given: Readonly<Partial<Record<QuizWord, string | undefined>>>,
  say: Say,
): QuizWords {
  const words = Object.entries(quizTexts).map(([name, text]) => [name, given[name as QuizWord] ?? say(text)]);
  return Object.fromEntries(words) as QuizWords;
}
