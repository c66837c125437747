/** Returns the element that has replaced a pressed element, or undefined if there is none. */
export type Successor = (pressed: Element) => Element | undefined;

/** Matches elements that handle presses. An event may have a target inside, such as the icon of a button. */
const PRESSED = 'button,form,[role],[tabindex],[data-action]';

/**
 * Returns a function that repeats a click or a submit later. If the element has been replaced, the function
 * uses the replacement.
 */
export function replayOf({ type, target, submitter }: Event & Partial<SubmitEvent>) {
  const inner = target as Element;
  const pressed = inner.closest(PRESSED) ?? inner;
  return (successorOf: Successor): void => {
    const on = successorOf(pressed);
    if (on instanceof HTMLFormElement && type === 'submit')
      on.requestSubmit(submitter && (successorOf(submitter) as HTMLElement | undefined));
    // An SVG element has no `click()` method.
    else on?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  };
}
