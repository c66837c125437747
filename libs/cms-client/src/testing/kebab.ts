/** Returns a name as file names have it: `team-quote` for `teamQuote` and `Team quote`. */
export const kebab = (words: string) =>
  words
    .replaceAll(/([a-z\d])([A-Z])/g, '$1-$2')
    .replaceAll(/[^A-Za-z\d]+/g, '-')
    .toLowerCase();
