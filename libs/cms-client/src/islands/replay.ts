/** Returns the element that has replaced a pressed one, or undefined if there is none. */
export type Successor = (pressed: Element) => Element | undefined;

/**
 * Matches the element that a press is meant for, when it hits something inside: a drawing, or a translator's
 * element.
 */
const PRESSED = 'button,form,[role],[tabindex],[data-action]';

/**
 * Records a click or a submit from before a block was awake. The returned function repeats it on the current
 * element.
 */
export function replayOf({ type, target, submitter }: Event & Partial<SubmitEvent>) {
  const inner = target as Element;
  const pressed = inner.closest(PRESSED) ?? inner;
  return (successorOf: Successor): void => {
    const on = successorOf(pressed);
    if (on instanceof HTMLFormElement && type === 'submit')
      on.requestSubmit(submitter && (successorOf(submitter) as HTMLElement | undefined));
    // A drawing that is pressed by itself has no click() of its own.
    else on?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  };
}
