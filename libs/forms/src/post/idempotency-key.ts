/** Returns 128 random bits. It does not use `randomUUID`, which is missing on pages without TLS. */
const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/**
 * Returns a function that gives a form its key. The key stays the same while the content does, so that a retry
 * counts once. New content gets a new key, so that a correction does not count as a repetition.
 */
export function idempotencyKeys(next: () => string = randomKey): (content: string) => string {
  let last: { readonly content: string; readonly key: string } | undefined;
  return (content) => {
    if (last?.content !== content) last = { content, key: next() };
    return last.key;
  };
}
