/** Props in which every prop with a default value is present. */
export type WithDefaults<P, D> = P & { readonly [K in keyof D & keyof P]: Exclude<P[K], undefined> };

/**
 * Adds default values for props that are missing or undefined. The parser adds the same values, so only a
 * component that is also used without the parser needs this function.
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
