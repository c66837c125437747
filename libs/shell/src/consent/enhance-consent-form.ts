import { allowedHere } from '@skein/analytics/consent';

/** Returns the categories that this visitor has allowed, as one text. */
const choice = () => (allowedHere() ?? []).join(' ');

/**
 * Shows in the form what this visitor has chosen, because the served page is the same for every visitor. It
 * does not change a form that the visitor has changed, so that the visitor saves only what they have seen.
 * @param isPressed whether the visitor pressed a button of the served form and that press still waits
 */
export function enhanceConsentForm(root: Element, isPressed = false): () => void {
  const boxes = [...root.querySelectorAll<HTMLInputElement>('input[type=checkbox]:enabled')];
  /** State of the boxes before the visitor changes any. */
  let shown = boxes.map(({ defaultChecked }) => defaultChecked);
  /** The choice that the form shows. */
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
