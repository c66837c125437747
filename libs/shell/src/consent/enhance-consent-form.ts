import { allowedHere } from '@skein/analytics/consent';

/** Shows in the form what this visitor has chosen: the page is the same for everybody. */
export function enhanceConsentForm(root: Element): () => void {
  const allowed = allowedHere() ?? [];
  for (const box of root.querySelectorAll<HTMLInputElement>('input[type=checkbox]:enabled'))
    box.checked = allowed.includes(box.name);
  return () => {};
}
