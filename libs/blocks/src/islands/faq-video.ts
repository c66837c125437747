import { enhanceVideos } from '@skein/ui/enhance-video';
import { enhanceFaqVideo } from '../questions/faq-video/enhance-faq-video.ts';

/** Starts the script of a video tile and of its film. Both scripts run as long as the page is open. */
export default function enhance(root: Element): void {
  enhanceVideos(root);
  for (const tile of root.querySelectorAll('[data-faq-video]')) enhanceFaqVideo(tile);
}
