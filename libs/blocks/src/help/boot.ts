import type { BootContext } from '@skein/cms-client/islands';
import { followToChat, markChatWindow } from '../grids/content-grid/support-contacts/enhance-chat-links.ts';
import { rememberCity } from './help-center-links/enhance-city-info.ts';

/**
 * Handles clicks on links to the chat and the help center, and marks the chat window. The page's first script
 * calls this function, because a later script could miss a click. The page setting `data-prefixes` has the
 * path prefix of each language.
 */
export function boot({ setting }: BootContext): void {
  markChatWindow();
  const prefixes = (setting('data-prefixes') ?? '').split(' ');
  document.addEventListener('click', (event) => {
    rememberCity(event);
    followToChat(event, prefixes);
  });
  document.addEventListener('auxclick', rememberCity);
}
