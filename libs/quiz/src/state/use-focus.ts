'use client';

import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import type { QuizState } from './use-quiz.ts';

/**
 * Focuses the title of a step when the step appears, and scrolls to the top of the quiz. Does nothing for the
 * first step on the page.
 * @returns a ref for the step
 */
export function useFocus(moved: QuizState['moved']): RefObject<HTMLDivElement | null> {
  const step = useRef<HTMLDivElement>(null);
  const focus = useEffectEvent(() => {
    if (moved === undefined) return;
    step.current
      ?.querySelector<HTMLElement>(':is(h1,h2,h3,h4,h5,h6)[tabindex]')
      ?.focus({ preventScroll: true });
    const quiz = step.current?.closest('[data-quiz]');
    if (quiz && quiz.getBoundingClientRect().top < 0) quiz.scrollIntoView();
  });
  // Runs whenever the step appears: React removes the effects of a hidden step, and runs them again later.
  useEffect(() => focus(), []);
  return step;
}
