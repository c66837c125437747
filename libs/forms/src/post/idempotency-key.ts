/** Returns 128 random bits. `randomUUID` is missing on pages without TLS. */
const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/**
 * Creates a function that returns the key for the content of a post. Unchanged content keeps its key, so that
 * the service counts a retry once. Changed content gets a new key, so that the service accepts a correction.
 */
export function idempotencyKeys(next: () => string = randomKey): (content: string) => string {
  let last: { readonly content: string; readonly key: string } | undefined;
  return (content) => {
    if (last?.content !== content) last = { content, key: next() };
    return last.key;
  };
}
