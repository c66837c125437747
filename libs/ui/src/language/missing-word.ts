const told = new Set<string>();

/** Says once of each text, while somebody develops, that a language of the host has no word for it. @param word if it has */
export function noticeMissingWord(tag: string, english: string, word: string | undefined): void {
  const key = `${tag} ${english}`;
  if (word !== undefined || told.has(key)) return;
  told.add(key);
  console.info(`${tag} has no word for ${JSON.stringify(english)}, which stays English.`);
}
