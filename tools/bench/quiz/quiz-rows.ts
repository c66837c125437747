import { told, type Row } from '../row.ts';
import type { QuizSize } from './quiz-sizes.ts';
import type { QuizSteps } from './quiz-steps.ts';

const MOST_BYTES = 10 * 1024;
const MOST_STEP_MS = 50;

const kb = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;

export interface QuizFigures {
  readonly sizes: readonly QuizSize[];
  readonly steps: QuizSteps;
}

/** What the quiz costs, and the limits that it keeps to. */
export function quizRows({ sizes, steps }: QuizFigures): Row[] {
  return [
    ...sizes.map(({ name, ours, gzipBytes, withKitBytes }) => ({
      what: ours
        ? `${name}, beside React, gzip (with the kit ${kb(withKitBytes)})`
        : `${name}, beside React, gzip`,
      figure: kb(gzipBytes),
      limit: ours ? `≤ ${MOST_BYTES / 1024} KB` : '',
      ok: ours ? gzipBytes <= MOST_BYTES : undefined,
    })),
    {
      what: `a step of the quiz painted at 4× CPU, median of all ${steps.changes} steps`,
      figure: `${steps.medianMs.toFixed(1)} ms`,
      limit: `< ${MOST_STEP_MS} ms`,
      ok: steps.medianMs < MOST_STEP_MS,
    },
    told('the longest of these steps', `${steps.longestMs.toFixed(1)} ms`),
  ];
}
