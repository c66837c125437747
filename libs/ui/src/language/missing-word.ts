const told = new Set<string>();

/**
 * Logs, once per text, that a language of the host has no word for it. Runs during development only.
 * @param word the host's word, or undefined if it has none
 */
export function noticeMissingWord(tag: string, english: string, word: string | undefined): void {
  const key = `${tag} ${english}`;
  if (word !== undefined || told.has(key)) return;
  told.add(key);
  console.info(`${tag} has no word for ${JSON.stringify(english)}, which stays English.`);
}
