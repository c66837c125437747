export interface ListState {
  readonly count: number;
  /** The option that is chosen by Enter; -1 while none is. */
  readonly active: number;
}

export type KeyResult = { readonly move: number } | 'choose' | 'close' | undefined;

/** What a key does in a field with a list under it, as in the pattern of the WAI. Undefined: what it always does. */
export function keyResult(key: string, { count, active }: ListState): KeyResult {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return { move: active + 1 >= count ? 0 : active + 1 };
  if (key === 'ArrowUp') return { move: active <= 0 ? count - 1 : active - 1 };
  if (key === 'Enter') return active >= 0 ? 'choose' : undefined;
  return key === 'Escape' ? 'close' : undefined;
}
