/**
 * Removes a dialog's hash from the page's URL. If the previous history entry has the same URL without the hash, goes
 * back to that entry. Otherwise, two entries would have the same URL, and Back would seem to do nothing.
 */
export function leaveHash(): void {
  const [bare] = location.href.split('#');
  // Some browsers do not reveal the previous entry. In these browsers, the address is in the history twice.
  const { navigation: steps } = globalThis as { navigation?: Navigation };
  const before = steps?.entries()[(steps.currentEntry?.index ?? 0) - 1];
  if (before?.sameDocument && before.url === bare) history.back();
  else history.replaceState(history.state, '', bare);
}
