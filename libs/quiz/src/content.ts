import type { AnyEntryType } from '@skein/cms-client';
import { quizOption } from './quiz/quiz-option.content.ts';
import { quizStep } from './quiz/quiz-step.content.ts';
import { quizTier } from './quiz/quiz-tier.content.ts';
import { quiz } from './quiz/quiz.content.ts';

export { quizOption, type QuizOptionProps } from './quiz/quiz-option.content.ts';
export { quizStep, type QuizStepProps } from './quiz/quiz-step.content.ts';
export { quizTier, type QuizTierProps } from './quiz/quiz-tier.content.ts';
export { quiz, type QuizContent } from './quiz/quiz.content.ts';

/** Every content type of this library, with those that only stand inside others. */
export const contentTypes: readonly AnyEntryType[] = [quiz, quizStep, quizOption, quizTier];
