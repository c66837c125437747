import { successorOf, type Identity } from './identity.ts';

const PRESSED = 'button,a,label,summary,input,select,textarea,[tabindex]';
/** What gets the focus by a press, and no more. */
const ENTERED = 'input:not([type=checkbox],[type=radio],[type=submit],[type=button]),select,textarea';

/**
 * A press by mouse that begins on one element and ends on the one that has taken its place is none to the browser, which gives
 * the focus and the click to what is around them. Its end is done for it.
 * @param target what is being pressed, in a block that is waking
 */
export function followPress(
  block: Element,
  target: EventTarget | null | undefined,
  identities: ReadonlyMap<Element, Identity>,
): void {
  const pressed = target instanceof Element ? target.closest(PRESSED) : null;
  if (!pressed) return;
  const listening = new AbortController();
  const once = { once: true, capture: true, signal: listening.signal };
  addEventListener('pointerdown', () => listening.abort(), once);
  addEventListener(
    'mouseup',
    ({ target: released }) => {
      if (pressed.isConnected) return;
      const successor = successorOf(block, pressed, identities.get(pressed)) as HTMLElement | undefined;
      if (!successor?.contains(released as Node)) return;
      let isClicked = false;
      successor.addEventListener('click', () => (isClicked = true), once);
      setTimeout(() => {
        if (isClicked) return;
        successor.focus();
        if (!successor.matches(ENTERED)) successor.click();
      });
    },
    once,
  );
}
