import { enhanceVideos } from '@skein/ui/enhance-video';
import { enhanceAppStores } from '../app-stores/enhance-app-stores.ts';
import { enhancePressedFilm } from './enhance-pressed-film.ts';

/**
 * Adapts a push-to-app hero (the top of a page that presents the app) to the visitor's device, and plays the hero's
 * film, on pages without React.
 * @returns a function that stops the script of the film; links stay changed
 */
export function enhancePushToApp(root: Element): () => void {
  enhanceAppStores(root);
  const stops = [enhanceVideos(root), enhancePressedFilm(root)];
  return () => stops.forEach((stop) => stop());
}
