/** The window of the chat, px. */
const CHAT_WINDOW = 'popup,width=321,height=503';

/** Whether a window shows the page of an address, in any language. */
function isAt({ location }: Window, href: string): boolean {
  try {
    return location.pathname.endsWith(href.slice(href.lastIndexOf('/')));
  } catch {
    // The page of another site.
    return false;
  }
}

/**
 * Opens the chat in a window of its own. One that is open comes to the front as it is, with what has been typed there.
 * False where the browser opens none.
 */
export function openChat(href: string): boolean {
  // An address would load the page of an open window anew.
  const opened = open('', 'skein-chat', CHAT_WINDOW);
  if (!opened) return false;
  if (!isAt(opened, href)) opened.location = href;
  opened.focus();
  return true;
}

/**
 * Opens the chat in its window when what was pressed is a link to it, wherever the link stands. Where the browser opens no
 * window, the chat is a page like any other. A page that is served listens in its first script.
 * @param event of the type `click`
 * @param prefixes what stands before the paths of the site's pages, by language
 */
export function followToChat(event: MouseEvent, prefixes: readonly string[]): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const isChat = ({ pathname }: { readonly pathname: string }) =>
    prefixes.some((prefix) => pathname === `${prefix}/chat`);
  if (!link || link.origin !== location.origin || !isChat(link)) return;
  // The page of the chat links to itself in the other languages.
  if (!isChat(location) && openChat(link.href)) event.preventDefault();
}
