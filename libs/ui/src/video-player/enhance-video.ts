import { enhanceEmbed } from './enhance-embed.ts';
import { enhanceFile } from './enhance-file.ts';
import type { Stop } from './video-listeners.ts';

/**
 * Makes every served video within an element work. For pages that a server renders and that load no React for
 * their films.
 * @returns a function that undoes it, except for what visitors have done
 */
export function enhanceVideos(root: Element): Stop {
  const stops = [...root.querySelectorAll<HTMLElement>('[data-video]')].map((frame) =>
    frame.dataset['video'] === 'embedded' ? enhanceEmbed(frame) : enhanceFile(frame),
  );
  return () => stops.forEach((stop) => stop());
}
