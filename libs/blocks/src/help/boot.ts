import { followToChat } from '../grids/content-grid/support-contacts/enhance-chat-links.ts';
import { rememberCity } from './help-center-links/enhance-city-info.ts';

/** The part of the first script of a page that links of this library need: they leave the page at once. */
export function boot(): void {
  document.addEventListener('click', (event) => {
    rememberCity(event);
    followToChat(event);
  });
  document.addEventListener('auxclick', rememberCity);
}
