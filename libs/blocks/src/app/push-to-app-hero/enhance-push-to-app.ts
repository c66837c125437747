import { enhanceVideos } from '@skein/ui/enhance-video';
import { enhanceAppStores } from '../app-stores/enhance-app-stores.ts';
import { enhancePressedFilm } from './enhance-pressed-film.ts';

/**
 * Makes a served push-to-app hero know the phone and play its film. For pages drawn on a server that load no React for it.
 * @returns undoes it, apart from what the links have been told
 */
export function enhancePushToApp(root: Element): () => void {
  enhanceAppStores(root);
  const stops = [enhanceVideos(root), enhancePressedFilm(root)];
  return () => stops.forEach((stop) => stop());
}
