/** The address that a text is; undefined if none. `URL.parse` and `URL.canParse` are younger than the browsers of some visitors. */
export function readUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}
