/** Props in which every prop with a default is present. */
export type WithDefaults<P, D> = P & { readonly [K in keyof D & keyof P]: Exclude<P[K], undefined> };

/**
 * Fills in defaults for props that are missing or undefined, as the parser does. Components that may be used
 * without the parser call it first. The content definition uses the same constants.
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
