/** Props in which nothing is missing that has a default. */
export type WithDefaults<P, D> = P & { readonly [K in keyof D & keyof P]: Exclude<P[K], undefined> };

/**
 * Props as the parser would have made them: what was left out, or is undefined, takes its default. Components that may
 * be written by hand begin with it; the content definition reads the same constants.
 */
export function withDefaults<P extends object, const D extends Partial<P>>(
  props: P,
  defaults: D,
): WithDefaults<P, D> {
  const filled: Partial<P> = { ...props };
  const missing: Partial<P> = defaults;
  for (const name in missing) if (filled[name] === undefined) filled[name] = missing[name];
  return filled as WithDefaults<P, D>;
}
