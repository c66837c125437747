import { enhanceVideos } from '@skein/ui/enhance-video';
import { enhanceFaqVideo } from '../questions/faq-video/enhance-faq-video.ts';

/** A tile and the film in its dialog, for as long as the page lives. */
export default function enhance(root: Element): void {
  enhanceVideos(root);
  const { signal } = new AbortController();
  for (const tile of root.querySelectorAll<HTMLElement>('[data-faq-video]')) enhanceFaqVideo(tile, signal);
}
