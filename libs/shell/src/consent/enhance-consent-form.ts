import { allowedHere } from '@skein/analytics/consent';

/** What this visitor has allowed, as one text. */
const choice = () => (allowedHere() ?? []).join(' ');

/**
 * Shows in the form what this visitor has chosen: the page is the same for everybody. A form that the visitor has changed
 * stays as it is, so that nothing is saved that they have not seen.
 * @param isPressed whether a press waits that was made on the form as it was served
 */
export function enhanceConsentForm(root: Element, isPressed = false): () => void {
  const boxes = [...root.querySelectorAll<HTMLInputElement>('input[type=checkbox]:enabled')];
  /** What the boxes show where the visitor has changed none. */
  let shown = boxes.map(({ defaultChecked }) => defaultChecked);
  /** The choice that the form is about. */
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
  // The banner tells of a choice by these.
  for (const name of ['cc:onConsent', 'cc:onChange']) addEventListener(name, showUntouched, ending);
  // Out of the back/forward cache: what was ticked and not saved stays, unless another choice was made on another page.
  addEventListener('pageshow', ({ persisted }) => persisted && choice() !== known && show(), ending);
  return () => ending.abort();
}
