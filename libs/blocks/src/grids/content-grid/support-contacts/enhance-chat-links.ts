const CHAT_NAME = 'skein-chat';
/** Features of the chat window for `window.open`, sizes in px. */
const CHAT_WINDOW = 'popup,width=321,height=503';

/** Whether a window shows the page at `href`, in any language. */
function isAt({ location }: Window, href: string): boolean {
  try {
    return location.pathname.endsWith(href.slice(href.lastIndexOf('/')));
  } catch {
    // The window shows a page of another site.
    return false;
  }
}

/**
 * Opens the chat in its own window. If a chat window is already open, it comes to the front and keeps the typed
 * text. Returns false if the browser opens no window.
 */
export function openChat(href: string): boolean {
  // With an address, `open` would reload a chat window that is already open.
  const opened = open('', CHAT_NAME, CHAT_WINDOW);
  if (!opened) return false;
  if (!isAt(opened, href)) opened.location = href;
  opened.focus();
  return true;
}

/**
 * Marks a page in the chat window with the attribute `data-popup`. The page then hides its header and footer,
 * which need more room than the window has.
 */
export function markChatWindow(): void {
  document.documentElement.toggleAttribute('data-popup', window.name === CHAT_NAME);
}

/**
 * Opens the chat window if the click is on a link to the chat. If the browser opens no window, the link opens
 * the chat as a page. `boot` calls this function for every click on the page.
 * @param event an event of the type `click`
 * @param prefixes path prefix of each language, such as `/intl/es`
 */
export function followToChat(event: MouseEvent, prefixes: readonly string[]): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const isChat = ({ pathname }: { readonly pathname: string }) =>
    prefixes.some((prefix) => pathname === `${prefix}/chat`);
  if (!link || link.origin !== location.origin || !isChat(link)) return;
  // On the page of the chat, a link to the chat leads to another language.
  if (!isChat(location) && openChat(link.href)) event.preventDefault();
}
