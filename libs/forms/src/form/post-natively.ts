import { IDEMPOTENCY_FIELD } from '../post/post-fields.ts';

/** Time in ms after which a page that is still open got no page as the answer to a post. */
export const NATIVE_WAIT_MS = 40_000;

/** Makes the browser post a form, as it would without script. The answer is a page. */
export function postNatively(form: HTMLFormElement, idempotencyKey: string): void {
  const given = form.querySelector<HTMLInputElement>(`input[name="${IDEMPOTENCY_FIELD}"]`);
  const key =
    given ?? Object.assign(document.createElement('input'), { type: 'hidden', name: IDEMPOTENCY_FIELD });
  const before = key.value;
  key.value = idempotencyKey;
  if (!given) form.append(key);
  // Not `form.submit`: a control of that name would hide it.
  HTMLFormElement.prototype.submit.call(form);
  // The next try may be about something else, and have another one.
  if (given) given.value = before;
  else key.remove();
}
