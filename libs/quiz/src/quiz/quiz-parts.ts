import type { HeadingLevel, Say } from '@skein/ui';
import type { MouseEvent } from 'react';
import type { Answers } from '../engine/answers.ts';
import type { QuizAddress } from '../engine/quiz-address.ts';
import type { QuizStepProps } from './quiz-step.content.ts';
import type { QuizWords } from './quiz-words.ts';

/**
 * What every part of the quiz needs. The same from step to step as long as no answer changes: what has been drawn ahead is
 * shown as it is then.
 */
export interface QuizParts {
  readonly steps: readonly QuizStepProps[];
  readonly answers: Answers;
  /** Whether a step was asked for that comes after a question without an answer. */
  readonly asksInVain: boolean;
  readonly words: QuizWords;
  readonly say: Say;
  /** Of the title of a step. */
  readonly level: HeadingLevel;
  readonly go: (to: QuizAddress) => void;
  /** Address of the page that shows this. */
  readonly href: (to: QuizAddress) => string;
  /** Goes there in place, unless the visitor wants another tab. */
  readonly follow: (event: MouseEvent, to: QuizAddress) => void;
}
