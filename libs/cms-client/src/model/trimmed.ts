/** Spaces, and marks that word processors leave and nobody sees: soft hyphens, zero-width spaces, word joiners. */
const UNSEEN = /[\s\u00ad\u200b\u2060\ufeff]/;

/** What an editor wrote without what nobody sees at its ends; empty when nothing of it is seen. */
export function trimmed(written: string): string {
  let [start, end] = [0, written.length];
  while (start < end && UNSEEN.test(written.charAt(start))) start += 1;
  while (start < end && UNSEEN.test(written.charAt(end - 1))) end -= 1;
  return written.slice(start, end);
}
