import { ADDRESS_CHECK_HASH } from '../shell/shell.constants.ts';
import { successorOf } from '../shell/successor.ts';

const FIELDS = 'input:not([type="hidden"], [tabindex="-1"]), select, textarea';
const OPENERS = `[data-action="open-address-check"], a[href$="${ADDRESS_CHECK_HASH}"]`;

/**
 * Focuses the first field of a form. If the form's script is not loaded yet, waits for the field. If the
 * visitor focuses an element of the form first, the focus stays there.
 * @param firstEmpty whether to pass over fields that are filled in already
 * @returns a function that stops waiting
 */
export function focusFirstField(content: Element, firstEmpty = false): () => void {
  const focused = () => {
    if (content.contains(document.activeElement)) return true;
    const [first, ...others] = content.querySelectorAll<HTMLInputElement>(FIELDS);
    const field = first?.value && firstEmpty ? (others.find(({ value }) => value === '') ?? first) : first;
    field?.focus();
    return field !== undefined;
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
 * Returns the focus to the element that opened a dialog, or to the element that has replaced it. If neither
 * exists, focuses a visible element that can open the dialog. If no such element is visible, focuses the main
 * part of the page.
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
