/** What has taken the place of an element since it was pressed. */
export type Successor = (pressed: Element) => Element | undefined;

/** What is pressed when something inside it is: a drawing, or what a translator has put there. */
const PRESSED = 'button,form,[role],[tabindex],[data-action]';

/** A click or a submit that came before a block was awake. The answer does it again, on whatever is then in its place. */
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
