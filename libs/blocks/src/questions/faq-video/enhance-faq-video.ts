/**
 * Starts the film of a tile when the tile's dialog opens. The film's own script stops the film when the dialog closes.
 * Returns a function that ends this.
 */
export function enhanceFaqVideo(tile: Element): () => void {
  const ending = new AbortController();
  const dialog = tile.querySelector('dialog');
  const opener = tile.querySelector('button[commandfor]');
  const film = dialog?.querySelector('video');
  const link = dialog?.querySelector<HTMLAnchorElement>('[data-video] a');

  function start() {
    link?.click();
    // A browser may refuse to play. The film then waits and shows its controls.
    film?.play()?.catch(() => undefined);
  }

  opener?.addEventListener('click', start, { signal: ending.signal });
  // The dialog may be open already, because the browser opens it without this script.
  if (dialog?.open) start();
  return () => ending.abort();
}
