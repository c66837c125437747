import { enhanceEmbed } from './enhance-embed.ts';
import { enhanceFile } from './enhance-file.ts';
import type { Stop } from './video-listeners.ts';

/**
 * Starts the players of all videos inside an element, on pages that do not load React for the videos.
 * @returns a function that stops the scripts of the players, but no video that plays
 */
export function enhanceVideos(root: Element): Stop {
  const stops = [...root.querySelectorAll<HTMLElement>('[data-video]')].map((frame) =>
    frame.dataset['video'] === 'embedded' ? enhanceEmbed(frame) : enhanceFile(frame),
  );
  return () => stops.forEach((stop) => stop());
}
