import { enhanceVideos } from '@skein/ui/enhance-video';
import { enhanceFaqVideo } from '../questions/faq-video/enhance-faq-video.ts';

/** Wakes a tile and the film in its dialog. It runs as long as the page is open. */
export default function enhance(root: Element): void {
  enhanceVideos(root);
  const { signal } = new AbortController();
  for (const tile of root.querySelectorAll<HTMLElement>('[data-faq-video]')) enhanceFaqVideo(tile, signal);
}
