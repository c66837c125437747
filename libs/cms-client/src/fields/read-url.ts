/**
 * Returns a text as a URL, or undefined if it is none. Some visitors' browsers lack `URL.parse` and
 * `URL.canParse`.
 */
export function readUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}
