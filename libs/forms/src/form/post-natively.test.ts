import { describe, expect, it, vi } from 'vitest';
import { IDEMPOTENCY_FIELD } from '../post/post-fields.ts';
import { postNatively } from './post-natively.ts';

/** Posts a form through the browser. Returns the keys in the post, and the keys in the form afterwards. */
function keysOf(inside: string) {
  document.body.innerHTML = `<form>${inside}</form>`;
  const form = document.querySelector('form') as HTMLFormElement;
  const keys = () => new FormData(form).getAll(IDEMPOTENCY_FIELD);
  let posted: unknown;
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => (posted = keys()));
  postNatively(form, 'key-of-script');
  return { posted, left: keys() };
}

describe('a form that the browser posts because a script is missing', () => {
  it('carries the key by which its service knows a repetition', () => {
    expect(keysOf('<input name="email">')).toEqual({ posted: ['key-of-script'], left: [] });
  });

  it('carries one key, also on a page that was drawn with one for this visitor', () => {
    const served = `<input type="hidden" name="${IDEMPOTENCY_FIELD}" value="key-of-page">`;
    expect(keysOf(served)).toEqual({ posted: ['key-of-script'], left: ['key-of-page'] });
  });
});
