'use client';

import { pushEvent } from '@skein/analytics';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { QUESTIONS, type Question } from '../engine/questions.ts';
import { quizQuery, readQuizAddress, shownStep, type QuizAddress } from '../engine/quiz-address.ts';
import { recommend } from '../engine/recommend.ts';
import { forgetResults, isNewResult } from './told-results.ts';

/** Where a quiz keeps its answers: in the page's address, or only in memory. */
export type QuizKeeping = 'address' | 'memory';

export interface QuizState {
  readonly address: QuizAddress;
  /** The shown step: 0 is the introduction, then come the questions, then the result. */
  readonly shown: number;
  /** The direction in which the visitor came here. Undefined for the first step shown. */
  readonly moved: 'forward' | 'back' | undefined;
  /** Moves to a state. Changed answers replace the history entry, and another step adds one. */
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
 * Keeps the state of a quiz in the page's address, and follows the browser's history. It reports the start,
 * each question and the result to the data layer when they are shown.
 * @param query the query that a server has drawn the page for
 */
export function useQuiz(questions: readonly Question[], query: string, keepIn: QuizKeeping): QuizState {
  const inAddress = keepIn === 'address';
  const [address, setAddress] = useState(() =>
    readQuizAddress(questions, inAddress && typeof location !== 'undefined' ? location.search : query),
  );
  const [moved, setMoved] = useState<QuizState['moved']>();
  // What the next action starts from: several may come before React draws again.
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
