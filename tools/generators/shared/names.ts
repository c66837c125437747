/** One name in the spellings that files, values, components and sentences use. */
export interface Names {
  /** `team-quote`: folders and files. */
  readonly kebab: string;
  /** `teamQuote`: values. */
  readonly camel: string;
  /** `TeamQuote`: components and types. */
  readonly pascal: string;
  /** `Team quote`: what people read. */
  readonly label: string;
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Throws when the name is not made of lower-case words joined by hyphens. */
export function namesOf(kebab: string): Names {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(kebab)) {
    throw new Error(
      `"${kebab}" cannot be a name: write lower-case words joined by hyphens, such as team-quote.`,
    );
  }
  const words = kebab.split('-');
  const pascal = words.map(capital).join('');
  return {
    kebab,
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    pascal,
    label: capital(words.join(' ')),
  };
}
