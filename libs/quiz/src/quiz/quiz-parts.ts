import type { HeadingLevel, Say } from '@skein/ui';
import type { MouseEvent } from 'react';
import type { Answers } from '../engine/answers.ts';
import type { QuizAddress } from '../engine/quiz-address.ts';
import type { QuizStepProps } from './quiz-step.content.ts';
import type { QuizWords } from './quiz-words.ts';

/**
 * The data that every part of the quiz needs. If only the step changes, the data stays the same object, so
 * that React does not draw the prepared steps again.
 */
export interface QuizParts {
  readonly steps: readonly QuizStepProps[];
  readonly answers: Answers;
  /** Whether the visitor tried to skip a question that has no answer. */
  readonly asksInVain: boolean;
  readonly words: QuizWords;
  readonly say: Say;
  /** Heading level of a step's title. */
  readonly level: HeadingLevel;
  readonly go: (to: QuizAddress) => void;
  /** Returns the URL that opens the quiz in a state. */
  readonly href: (to: QuizAddress) => string;
  /** Changes the state without loading a page, unless the visitor opens the link in a new tab. */
  readonly follow: (event: MouseEvent, to: QuizAddress) => void;
}
