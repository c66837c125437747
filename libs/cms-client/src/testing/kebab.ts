/** `teamQuote` and `Team quote` as a file is called: `team-quote`. */
export const kebab = (words: string) =>
  words
    .replaceAll(/([a-z\d])([A-Z])/g, '$1-$2')
    .replaceAll(/[^A-Za-z\d]+/g, '-')
    .toLowerCase();
