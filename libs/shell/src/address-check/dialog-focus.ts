import { ADDRESS_CHECK_HASH } from '../shell/shell.constants.ts';
import { successorOf } from '../shell/successor.ts';

const FIELDS = 'input:not([type="hidden"], [tabindex="-1"]), select, textarea';
const OPENERS = `[data-action="open-address-check"], a[href$="${ADDRESS_CHECK_HASH}"]`;

/**
 * Focuses the first field of a form, now or once it is there: its script may come later than its dialog. A visitor who is
 * faster than it is left where they are. Returns the way to stop waiting.
 */
export function focusFirstField(content: Element): () => void {
  const focused = () => {
    if (content.contains(document.activeElement)) return true;
    const field = content.querySelector<HTMLElement>(FIELDS);
    field?.focus();
    return field !== null;
  };
  if (focused()) return () => {};
  const observer = new MutationObserver(() => focused() && observer.disconnect());
  observer.observe(content, { childList: true, subtree: true });
  return () => observer.disconnect();
}

function isInView(element: HTMLElement): boolean {
  const { top, bottom, width } = element.getBoundingClientRect();
  const seen = element.checkVisibility?.({ visibilityProperty: true }) ?? true;
  return seen && width > 0 && bottom > 0 && top < innerHeight;
}

/**
 * Gives the focus back to what opened a dialog, or to what has taken its place since. Where that is nothing, because the
 * address did, or where it has gone: to what would open it again, if that can be seen, else to the main part of the page.
 */
export function giveFocusBack(opener: Element | null): void {
  for (const one of [opener, successorOf(opener)]) {
    if (!(one instanceof HTMLElement) || one === document.body) continue;
    one.focus();
    if (document.activeElement === one) return;
  }
  const again = [...document.querySelectorAll<HTMLElement>(OPENERS)].find(isInView);
  (again ?? document.querySelector<HTMLElement>('main'))?.focus({ preventScroll: true });
}
