/** 128 random bits. `randomUUID` is missing where the page is not served over TLS. */
const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/**
 * Hands out the key of a form instance: the same as long as the same things are sent, so that a retry counts once; a
 * new one for something new, so that a correction is not taken for a repetition.
 */
export function idempotencyKeys(next: () => string = randomKey): (content: string) => string {
  let last: { readonly content: string; readonly key: string } | undefined;
  return (content) => {
    if (last?.content !== content) last = { content, key: next() };
    return last.key;
  };
}
