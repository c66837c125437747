/** Parses a URL. Returns undefined for any other text. Old browsers lack `URL.parse` and `URL.canParse`. */
export function readUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}
