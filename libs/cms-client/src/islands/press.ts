import { successorOf, type Identity } from './identity.ts';

const PRESSED = 'button,a,label,summary,input,select,textarea,[tabindex]';
/** What gets the focus by a press, and no more. */
const ENTERED = 'input:not([type=checkbox],[type=radio],[type=submit],[type=button]),select,textarea';
/** A pointer that goes no further than this while it presses has not left what it pressed, px. */
const STILL_PX = 8;

/**
 * A press that begins on one element and ends on the one that has taken its place is none to the browser, which gives the focus
 * and the click to what is around them. If the element has moved, as what stood above it is gone, a finger presses what has come
 * under it, and a mouse nothing. What the press began on gets it.
 * @param target what is being pressed, in a block that is waking
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
