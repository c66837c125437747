import { identitiesIn, successorOf } from './identity.ts';

/** What is pressed when something inside it is: a drawing, or what a translator has put there. */
const PRESSED = 'button,form,[role],[tabindex],[data-action]';

/**
 * A click or a submit that came before a block was awake. The answer does it again, on whatever has then taken the place of
 * the control.
 */
export function replayOf(block: Element, event: Event): () => void {
  const inner = event.target as Element;
  const target = inner.closest(PRESSED) ?? inner;
  const { submitter } = event as SubmitEvent;
  const identities = identitiesIn(block);
  const now = (before: Element) => successorOf(block, before, identities.get(before));
  return () => {
    const on = now(target);
    if (on instanceof HTMLFormElement && event.type === 'submit')
      on.requestSubmit(submitter && (now(submitter) as HTMLElement | undefined));
    else (on as HTMLElement | undefined)?.click();
  };
}
