import { enhanceVideos } from '@skein/ui/enhance-video';
import { enhanceAppStores } from '../app-stores/enhance-app-stores.ts';
import { enhancePressedFilm } from './enhance-pressed-film.ts';

/**
 * Makes a served push-to-app hero detect the phone and play its film. For pages that a server renders and that
 * load no React for the hero.
 * @returns a function that undoes it, except for the changes to links
 */
export function enhancePushToApp(root: Element): () => void {
  enhanceAppStores(root);
  const stops = [enhanceVideos(root), enhancePressedFilm(root)];
  return () => stops.forEach((stop) => stop());
}
