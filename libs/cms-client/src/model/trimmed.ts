/**
 * Matches spaces and invisible characters of word processors: soft hyphens, zero-width spaces, word joiners.
 */
const UNSEEN = /[\s\u00ad\u200b\u2060\ufeff]/;

/** Returns a text without invisible characters at its ends. Empty if no character is visible. */
export function trimmed(written: string): string {
  let [start, end] = [0, written.length];
  while (start < end && UNSEEN.test(written.charAt(start))) start += 1;
  while (start < end && UNSEEN.test(written.charAt(end - 1))) end -= 1;
  return written.slice(start, end);
}
