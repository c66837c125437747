import { allowedHere } from '@skein/analytics/consent';

const choice = () => (allowedHere() ?? []).join(' ');

/**
 * Shows the visitor's earlier choice in the form, because the server sends every visitor the same page. Does not change
 * a form that the visitor has changed, so that the visitor saves only the choice on the screen.
 * @param isPressed whether the visitor has pressed a button of the served form, and the form is not sent yet
 */
export function enhanceConsentForm(root: Element, isPressed = false): () => void {
  const boxes = [...root.querySelectorAll<HTMLInputElement>('input[type=checkbox]:enabled')];
  /** State of the boxes when the form was last updated. */
  let shown = boxes.map(({ defaultChecked }) => defaultChecked);
  let known = choice();
  const ending = new AbortController();

  function show(): void {
    known = choice();
    const allowed = known.split(' ');
    shown = boxes.map((box) => (box.checked = allowed.includes(box.name)));
  }
  function showUntouched(): void {
    if (boxes.every(({ checked }, at) => checked === shown[at])) show();
  }

  if (!isPressed) showUntouched();
  // The banner sends these events after a choice.
  for (const name of ['cc:onConsent', 'cc:onChange']) addEventListener(name, showUntouched, ending);
  // If the page returns from the back/forward cache, unsaved changes stay, unless the visitor made a choice on
  // a different page.
  addEventListener('pageshow', ({ persisted }) => persisted && choice() !== known && show(), ending);
  return () => ending.abort();
}
