/** Returns `wake` if the list has at least two items. A carousel with one slide needs no script. */
export const ifMany = <W>(things: readonly unknown[], wake: W): W | undefined =>
  things.length > 1 ? wake : undefined;
