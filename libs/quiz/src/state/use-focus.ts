'use client';

import { useEffect, useRef, type RefObject } from 'react';
import type { QuizState } from './use-quiz.ts';

/** Puts the focus on the title of each step that the visitor comes to, and its beginning in sight. */
export function useFocus({ shown, moved }: QuizState): RefObject<HTMLDivElement | null> {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const quiz = root.current;
    if (!quiz || moved === undefined) return;
    quiz.querySelector<HTMLElement>('[data-step] :is(h1,h2,h3)[tabindex]')?.focus({ preventScroll: true });
    if (quiz.getBoundingClientRect().top < 0) quiz.scrollIntoView();
  }, [shown, moved]);
  return root;
}
