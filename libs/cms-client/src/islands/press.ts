import { successorOf, type Identity } from './identity.ts';

const PRESSED = 'button,a,label,summary,input,select,textarea,[tabindex]';
/** Matches controls that a press only focuses. */
const ENTERED = 'input:not([type=checkbox],[type=radio],[type=submit],[type=button]),select,textarea';
/** Longest movement of a pointer, in px, that still counts as a press of the same element. */
const STILL_PX = 8;

/**
 * Finishes a press on an element that was replaced during the press, by focusing and clicking its replacement.
 * Otherwise the browser gives the focus and the click to the elements around it. If the layout moved as well, a
 * finger presses whatever is now under it, and a mouse presses nothing.
 * @param target what the visitor presses, in a block that is waking
 */
export function followPress(
  block: Element,
  target: EventTarget | null | undefined,
  identities: ReadonlyMap<Element, Identity>,
): void {
  const pressed = target instanceof Element ? target.closest(PRESSED) : null;
  if (!pressed || !block.contains(pressed)) return;
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  const once = { ...options, once: true };
  let way = 0;
  addEventListener('pointerdown', () => listening.abort(), once);
  addEventListener(
    'pointermove',
    ({ movementX, movementY }) => (way += Math.abs(movementX) + Math.abs(movementY)),
    options,
  );
  addEventListener(
    'mouseup',
    ({ target: released, button }) => {
      if (button > 0) return;
      const successor = successorOf(block, pressed, identities.get(pressed)) as HTMLElement | undefined;
      if (!successor || (way > STILL_PX && !successor.contains(released as Node))) return;
      let isClicked = false;
      const hear = (event: Event) => {
        const clicked = event.target as Element;
        isClicked = successor.contains(clicked);
        if (isClicked || clicked.closest(PRESSED)?.contains(successor) !== false) return;
        event.preventDefault();
        event.stopImmediatePropagation();
      };
      addEventListener('click', hear, once);
      setTimeout(() => {
        listening.abort();
        if (isClicked) return;
        successor.focus();
        if (!successor.matches(ENTERED)) successor.click();
      });
    },
    once,
  );
}
