import { enhanceFaqVideo } from '@skein/blocks/enhance-faq-video';
import { enhanceVideos } from '@skein/ui/enhance-video';

/** A tile and the film in its dialog, for as long as the page lives. */
export default function enhance(root: Element): void {
  enhanceVideos(root);
  const { signal } = new AbortController();
  for (const tile of root.querySelectorAll<HTMLElement>('[data-faq-video]')) enhanceFaqVideo(tile, signal);
}
