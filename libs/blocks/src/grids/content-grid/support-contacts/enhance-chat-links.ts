/** Features of the chat window, sizes in px. */
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
 * Opens the chat in its own window. A chat window that is already open comes to the front unchanged, with the
 * typed text. Returns false if the browser opens no window.
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
 * Opens the chat in its window if the visitor has pressed a link to it, anywhere on the page. If the browser
 * opens no window, the chat opens as a page. A served page runs this from its first script.
 * @param event of the type `click`
 * @param prefixes start of the paths of the site's pages, by language
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
