import { IDEMPOTENCY_FIELD } from '../post/post-fields.ts';

/** Time in ms to wait for the next page. If the form's page is still open then, the post has failed. */
export const NATIVE_WAIT_MS = 40_000;

/** Lets the browser post a form as it does without script. The answer is a page. */
export function postNatively(form: HTMLFormElement, idempotencyKey: string): void {
  const given = form.querySelector<HTMLInputElement>(`input[name="${IDEMPOTENCY_FIELD}"]`);
  const key =
    given ?? Object.assign(document.createElement('input'), { type: 'hidden', name: IDEMPOTENCY_FIELD });
  const before = key.value;
  key.value = idempotencyKey;
  if (!given) form.append(key);
  // If a control has the name `submit`, `form.submit` is that control.
  HTMLFormElement.prototype.submit.call(form);
  // The next post may have different content, and then needs a different key.
  if (given) given.value = before;
  else key.remove();
}
