'use client';

import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';
import { useMotionAllowed } from '../environment/use-motion-allowed.ts';
import { play } from './play.ts';

/** Share of the video that must be in view before it moves by itself. */
const VISIBLE_SHARE = 0.4;

/**
 * Plays a muted background video while it is in view, pauses it when it leaves, and leaves it alone under reduced
 * motion or once the visitor has pressed pause.
 * @returns takes the visitor's own word; it outranks scrolling from then on
 */
export function useAmbientPlayback(
  ref: RefObject<HTMLVideoElement | null>,
  enabled: boolean,
): (wanted: boolean) => void {
  const motionAllowed = useMotionAllowed();
  const wanted = useRef<boolean | undefined>(undefined);

  useEffect(() => {
    const video = ref.current;
    if (!enabled || !video) return;
    if (!motionAllowed && wanted.current !== true) {
      video.pause();
      return;
    }
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) video.pause();
        else if (wanted.current !== false) void play(video);
      },
      { threshold: VISIBLE_SHARE },
    );
    observer.observe(video);
    return () => observer.disconnect();
  }, [ref, enabled, motionAllowed]);

  return (own) => {
    wanted.current = own;
  };
}
