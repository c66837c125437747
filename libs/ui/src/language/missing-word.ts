const told = new Set<string>();

/**
 * Logs, once for each text, that the host has no translation of this text. It runs only during development.
 * @param word the host's translation, or undefined if there is none
 */
export function noticeMissingWord(tag: string, english: string, word: string | undefined): void {
  const key = `${tag} ${english}`;
  if (word !== undefined || told.has(key)) return;
  told.add(key);
  console.info(`${tag} has no word for ${JSON.stringify(english)}, which stays English.`);
}
