/**
 * Returns options in the alphabetical order of a language. Content has one order for all languages, but names of
 * states differ: North Carolina is “Carolina del Norte”.
 * @param tag BCP 47
 */
export const byLabel = <Option extends { readonly label: string }>(
  options: readonly Option[],
  tag: string,
): Option[] => {
  const { compare } = new Intl.Collator(tag);
  return options.toSorted((a, b) => compare(a.label, b.label));
};
