/** The window of the chat, px. */
const CHAT_WINDOW = { width: 321, height: 503 } as const;
const CHAT_PATH = /^(?:\/intl\/es)?\/chat$/;

/** Opens the chat in a window of its own. False where the browser opens none. */
export function openChat(href: string): boolean {
  const { width, height } = CHAT_WINDOW;
  const opened = open(href, 'skein-chat', `popup,width=${width},height=${height}`);
  opened?.focus();
  return opened !== null;
}

/**
 * Opens the chat in its window when what was pressed is a link to it, wherever the link stands. Where the browser opens no
 * window, the chat is a page like any other. A page that is served listens in its first script.
 * @param event of the type `click`
 */
export function followToChat(event: MouseEvent): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.origin !== location.origin || !CHAT_PATH.test(link.pathname)) return;
  // The page of the chat links to itself in the other language.
  if (!CHAT_PATH.test(location.pathname) && openChat(link.href)) event.preventDefault();
}

/** The same for links that React has drawn. Returns the way to undo it. */
export function enhanceChatLinks(root: HTMLElement): () => void {
  const ended = new AbortController();
  root.addEventListener('click', followToChat, ended);
  return () => ended.abort();
}
