import { contactKind, plainWords } from './contact-kind.ts';
import { openChat } from './enhance-chat-links.ts';

/**
 * Returns the card with the title `name`, or else the first card of the kind that `name` suggests. Undefined if
 * there is no such card.
 */
function cardNamed(root: Element, name: string): HTMLElement | undefined {
  const sought = plainWords(name).trim();
  const kind = contactKind(name);
  const cards = [...root.querySelectorAll<HTMLElement>('[data-contact]')];
  return (
    cards.find(
      (card) => plainWords(card.querySelector('h2, h3, h4, h5, h6')?.textContent ?? '') === sought,
    ) ?? cards.find((card) => card.dataset['contact'] === kind)
  );
}

/**
 * Opens the contact of a support card at once, such as the chat or a form, if the query parameter `cardName` names the
 * card.
 */
export function enhanceSupportContacts(root: Element): void {
  const name = new URLSearchParams(location.search).get('cardName') ?? '';
  const card = name === '' ? undefined : cardNamed(root, name);
  const way = card?.querySelector<HTMLElement>('[data-card-action] :is(button, a[href])');
  if (!(way instanceof HTMLAnchorElement)) return way?.click();
  const kind = card?.dataset['contact'];
  if (kind === 'chat' && openChat(way.href)) return;
  // A phone number is for the visitor to call. Other contacts replace this page in the history.
  if (kind !== 'call' || way.hash !== '') location.replace(way.href);
}
