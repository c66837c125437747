'use client';

import { useEffect, useRef } from 'react';

/**
 * Calls `callback` after a time that does not run while paused.
 * @param durationMs undefined for never
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
