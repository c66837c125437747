import type { HeadingLevel, Say } from '@skein/ui';
import type { MouseEvent } from 'react';
import type { Answers } from '../engine/answers.ts';
import type { QuizAddress } from '../engine/quiz-address.ts';
import type { QuizStepProps } from './quiz-step.content.ts';
import type { QuizWords } from './quiz-words.ts';

/**
 * The data that every part of the quiz needs. It stays the same object from step to step while no answer
 * changes, so that steps drawn ahead can be shown unchanged.
 */
export interface QuizParts {
  readonly steps: readonly QuizStepProps[];
  readonly answers: Answers;
  /** Whether the visitor asked for a step after a question without an answer. */
  readonly asksInVain: boolean;
  readonly words: QuizWords;
  readonly say: Say;
  /** Heading level of a step's title. */
  readonly level: HeadingLevel;
  readonly go: (to: QuizAddress) => void;
  /** Returns the address of the page that shows a state. */
  readonly href: (to: QuizAddress) => string;
  /** Changes the state in place, unless the visitor wants another tab. */
  readonly follow: (event: MouseEvent, to: QuizAddress) => void;
}
