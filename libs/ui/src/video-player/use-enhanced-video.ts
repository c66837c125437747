'use client';

import { useEffect, useRef, type RefObject } from 'react';
import type { Stop, VideoListeners } from './video-listeners.ts';

/**
 * Connects the frame of a video to the module with its script. The listeners may change at any time.
 * @param enhance function of the module
 * @param identity a new value means another video
 */
export function useEnhancedVideo(
  enhance: (frame: HTMLElement, listeners: VideoListeners) => Stop,
  listeners: VideoListeners,
  identity: string | boolean,
): RefObject<HTMLDivElement | null> {
  const frame = useRef<HTMLDivElement>(null);
  const latest = useRef(listeners);
  useEffect(() => {
    latest.current = listeners;
  });
  useEffect(() => {
    if (frame.current === null) return;
    return enhance(frame.current, {
      onPlay: () => latest.current.onPlay?.(),
      onPause: () => latest.current.onPause?.(),
    });
  }, [enhance, identity]);
  return frame;
}
