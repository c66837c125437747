'use client';

import { pushEvent } from '@skein/analytics';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { QUESTIONS, type Question } from '../engine/questions.ts';
import { quizQuery, readQuizAddress, shownStep, type QuizAddress } from '../engine/quiz-address.ts';
import { recommend } from '../engine/recommend.ts';
import { forgetResults, isNewResult } from './told-results.ts';

/** Where a quiz keeps its answers: `address` is the page's URL, and `memory` only the page's memory. */
export type QuizKeeping = 'address' | 'memory';

export interface QuizState {
  readonly address: QuizAddress;
  /** The shown step. Step 0 is the introduction. The questions come next, and the result is the last step. */
  readonly shown: number;
  /** The direction of the last move between two steps. Undefined until the visitor moves. */
  readonly moved: 'forward' | 'back' | undefined;
  /** Moves to a state. A changed answer replaces the history entry, and a new step adds one. */
  readonly go: (to: QuizAddress) => void;
}

const category = 'quiz';

function tellShown(questions: readonly Question[], step: number, { answers }: QuizAddress): void {
  const question = questions[step - 1];
  if (question)
    pushEvent({
      event: 'quiz_step',
      category,
      action: 'step',
      label: QUESTIONS[question.variation].word,
      step,
    });
  else if (step > 0 && isNewResult(quizQuery(questions, { answers, step })))
    pushEvent({ event: 'quiz_result', category, action: 'result', label: recommend(questions, answers) });
}

/**
 * Keeps the state of a quiz in the page's URL. If the visitor goes back or forward in the browser's history, shows the
 * state of that history entry. Reports each shown step to the data layer: the start, the questions and the result.
 * @param query the query for which a server drew the page
 */
export function useQuiz(questions: readonly Question[], query: string, keepIn: QuizKeeping): QuizState {
  const inAddress = keepIn === 'address';
  const [address, setAddress] = useState(() =>
    readQuizAddress(questions, inAddress && typeof location !== 'undefined' ? location.search : query),
  );
  const [moved, setMoved] = useState<QuizState['moved']>();
  // The latest state. Several actions may come before React draws again.
  const current = useRef(address);
  const told = useRef<number>(undefined);
  const shown = shownStep(questions, address);

  const show = useCallback(
    (to: QuizAddress) => {
      const before = shownStep(questions, current.current);
      const after = shownStep(questions, to);
      current.current = to;
      if (after !== before) setMoved(after > before ? 'forward' : 'back');
      setAddress(to);
    },
    [questions],
  );

  const go = useCallback(
    (to: QuizAddress) => {
      const before = shownStep(questions, current.current);
      const after = shownStep(questions, to);
      if (inAddress) {
        const href = location.pathname + quizQuery(questions, to);
        if (after === before) history.replaceState(history.state, '', href);
        else history.pushState(history.state, '', href);
      }
      if (before === 0 && after > 0) {
        forgetResults();
        pushEvent({ event: 'quiz_start', category, action: 'start' });
      }
      show(to);
    },
    [questions, inAddress, show],
  );

  useEffect(() => {
    if (!inAddress) return undefined;
    const went = () => show(readQuizAddress(questions, location.search));
    addEventListener('popstate', went);
    return () => removeEventListener('popstate', went);
  }, [questions, inAddress, show]);

  useEffect(() => {
    if (told.current === shown) return;
    told.current = shown;
    tellShown(questions, shown, current.current);
  }, [questions, shown]);

  return useMemo(() => ({ address, shown, moved, go }), [address, shown, moved, go]);
}
