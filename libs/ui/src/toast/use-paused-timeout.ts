'use client';

import { useEffect, useRef } from 'react';

/**
 * Calls `callback` after a time. The time stops while `paused` is true.
 * @param durationMs undefined: `callback` is never called
 */
export function usePausedTimeout(
  callback: () => void,
  durationMs: number | undefined,
  paused: boolean,
): void {
  const latest = useRef(callback);
  const left = useRef(durationMs);

  useEffect(() => {
    latest.current = callback;
  });

  useEffect(() => {
    left.current = durationMs;
  }, [durationMs]);

  useEffect(() => {
    if (paused || left.current === undefined) return;
    const startedAt = performance.now();
    const timer = setTimeout(() => latest.current(), left.current);
    return () => {
      clearTimeout(timer);
      if (left.current !== undefined) left.current -= performance.now() - startedAt;
    };
  }, [paused, durationMs]);
}
