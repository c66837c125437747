/**
 * Returns `wake`, which says when to load a block's script, if the list has at least two items. Otherwise returns
 * undefined, because a carousel with one slide needs no script.
 */
export const ifMany = <W>(things: readonly unknown[], wake: W): W | undefined =>
  things.length > 1 ? wake : undefined;
