/** Returns a name in the form of file names: `team-quote` for `teamQuote` and `Team quote`. */
export const kebab = (words: string) =>
  words
    .replaceAll(/([a-z\d])([A-Z])/g, '$1-$2')
    .replaceAll(/[^A-Za-z\d]+/g, '-')
    .toLowerCase();
