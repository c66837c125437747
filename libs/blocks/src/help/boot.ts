import type { BootContext } from '@skein/cms-client/islands';
import { followToChat } from '../grids/content-grid/support-contacts/enhance-chat-links.ts';
import { rememberCity } from './help-center-links/enhance-city-info.ts';

/**
 * The part of the first script of a page that links of this library need: they leave the page at once. `data-prefixes`:
 * what stands before the paths of the site's pages, by language.
 */
export function boot({ setting }: BootContext): void {
  const prefixes = (setting('data-prefixes') ?? '').split(' ');
  document.addEventListener('click', (event) => {
    rememberCity(event);
    followToChat(event, prefixes);
  });
  document.addEventListener('auxclick', rememberCity);
}
