import type { BootContext } from '@skein/cms-client/islands';
import { followToChat } from '../grids/content-grid/support-contacts/enhance-chat-links.ts';
import { rememberCity } from './help-center-links/enhance-city-info.ts';

/**
 * Runs the part of a page's first script that links of this library need, because such a link leaves the page
 * at once. The page setting `data-prefixes` holds the start of the paths of the site's pages, by language.
 */
export function boot({ setting }: BootContext): void {
  const prefixes = (setting('data-prefixes') ?? '').split(' ');
  document.addEventListener('click', (event) => {
    rememberCity(event);
    followToChat(event, prefixes);
  });
  document.addEventListener('auxclick', rememberCity);
}
