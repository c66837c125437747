import { successorOf, type Identity } from './identity.ts';

const PRESSED = 'button,a,label,summary,input,select,textarea,[tabindex]';
/** Matches controls that a press focuses but does not click. */
const ENTERED = 'input:not([type=checkbox],[type=radio],[type=submit],[type=button]),select,textarea';
/**
 * Maximum movement of the pointer during a press, in px. After a longer movement, a press counts only if the pointer is
 * released on the element.
 */
const STILL_PX = 8;

/**
 * Focuses and clicks the replacement of an element that a script replaced while the visitor was pressing it.
 * Without this function, the browser would click an element around the replacement.
 * @param target the pressed element, in a block whose script is starting
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
