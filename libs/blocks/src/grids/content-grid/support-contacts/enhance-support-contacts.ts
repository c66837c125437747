import { contactKind, type ContactKind, plainWords } from './contact-kind.ts';
import { openChat } from './enhance-chat-links.ts';

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

/** Opens what the query string names of the served cards of support with `cardName`, at once. */
export function enhanceSupportContacts(root: Element): void {
  const name = new URLSearchParams(location.search).get('cardName') ?? '';
  const kind = name === '' ? undefined : kindNamed(root, name);
  const way = kind && cardOf(root, kind)?.querySelector<HTMLElement>('button, a[href]');
  if (!(way instanceof HTMLAnchorElement)) return way?.click();
  if (kind === 'chat' && openChat(way.href)) return;
  // A number is for the visitor to call. Back leads to where the visitor came from, and not here again.
  if (kind !== 'call' || way.hash !== '') location.replace(way.href);
}
