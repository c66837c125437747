/**
 * Starts the film of a tile when the tile's dialog opens, and stops the film when the dialog closes. Returns a function
 * that ends this.
 */
export function enhanceFaqVideo(tile: Element): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const dialog = tile.querySelector('dialog');
  const opener = tile.querySelector('button[commandfor]');
  const film = dialog?.querySelector('video');
  const link = dialog?.querySelector<HTMLAnchorElement>('[data-video] a');
  const frame = link?.parentElement;

  function start() {
    link?.click();
    // A browser may refuse to play. The film then waits and shows its controls.
    film?.play()?.catch(() => undefined);
  }

  function stop() {
    film?.pause();
    // Another site's player would continue to play, so it has to be removed.
    if (link && frame && !link.isConnected) frame.querySelector('iframe')?.replaceWith(link);
  }

  opener?.addEventListener('click', start, { signal });
  // The dialog may be open already, because the browser opens it without this script.
  if (dialog?.open) start();
  dialog?.addEventListener('close', stop, { signal });
  dialog?.addEventListener('toggle', (event) => event.newState === 'closed' && stop(), { signal });
  return () => ending.abort();
}
