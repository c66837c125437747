/**
 * Removes a dialog's hash from the address. If the previous history entry is the same address without it, the
 * browser goes back to that entry: otherwise the address would be in the history twice, and Back would seem to
 * do nothing.
 */
export function leaveHash(): void {
  const [bare] = location.href.split('#');
  // Not every browser tells what was before; there the address is in its history twice.
  const { navigation: steps } = globalThis as { navigation?: Navigation };
  const before = steps?.entries()[(steps.currentEntry?.index ?? 0) - 1];
  if (before?.sameDocument && before.url === bare) history.back();
  else history.replaceState(history.state, '', bare);
}
