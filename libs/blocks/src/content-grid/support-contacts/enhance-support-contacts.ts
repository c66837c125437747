import { contactKind, type ContactKind, plainWords } from './contact-kind.ts';

/** The window of the chat, px. */
const CHAT_WINDOW = { width: 321, height: 503 } as const;
const CHAT_PATH = /\/chat$/;

const cardOf = (root: Element, kind: ContactKind) => root.querySelector(`[data-contact="${kind}"]`);

/** The kind of the card that is called so, else what the name says by itself. */
function kindNamed(root: Element, name: string): ContactKind | undefined {
  const sought = plainWords(name).trim();
  const cards = [...root.querySelectorAll<HTMLElement>('[data-contact]')];
  const hit = cards.find(
    (card) => plainWords(card.querySelector('h2, h3, h4')?.textContent ?? '') === sought,
  );
  return (hit?.dataset['contact'] as ContactKind | undefined) ?? contactKind(name);
}

/** Opens the chat in a window of its own. False where the browser opens none. */
function openChat(href: string): boolean {
  const { width, height } = CHAT_WINDOW;
  const opened = open(href, 'skein-chat', `popup,width=${width},height=${height}`);
  opened?.focus();
  return opened !== null;
}

/**
 * Makes the served cards of support open what they are for: the chat in a window of its own, and at once whatever the query
 * string names with `cardName`. Where the browser opens no window, the chat is a page like any other.
 * @returns undoes it
 */
export function enhanceSupportContacts(root: Element): () => void {
  const ended = new AbortController();
  const click = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const modified = event instanceof MouseEvent && (event.ctrlKey || event.metaKey || event.shiftKey);
    if (!link || modified || !CHAT_PATH.test(link.pathname)) return;
    if (openChat(link.href)) event.preventDefault();
  };
  root.addEventListener('click', click, { signal: ended.signal });

  const name = new URLSearchParams(location.search).get('cardName') ?? '';
  const kind = name === '' ? undefined : kindNamed(root, name);
  const way = kind && cardOf(root, kind)?.querySelector<HTMLElement>('button, a[href]');
  if (way instanceof HTMLAnchorElement) {
    if (kind === 'chat' && openChat(way.href)) return () => ended.abort();
    // A number is for the visitor to call.
    if (kind !== 'call' || way.hash !== '') location.assign(way.href);
  } else way?.click();
  return () => ended.abort();
}
