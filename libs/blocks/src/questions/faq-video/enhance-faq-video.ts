/** Starts the film of a tile when its dialog opens, and stops it when the dialog closes. */
export function enhanceFaqVideo(tile: HTMLElement, signal: AbortSignal): void {
  const dialog = tile.querySelector('dialog');
  const opener = tile.querySelector('button[commandfor]');
  const film = dialog?.querySelector('video');
  const link = dialog?.querySelector<HTMLAnchorElement>('[data-video] a');
  const frame = link?.parentElement;

  function start() {
    link?.click();
    // A browser may refuse; the film then waits with its controls.
    film?.play()?.catch(() => undefined);
  }

  function stop() {
    film?.pause();
    // Somebody else's player goes on talking until it is gone.
    if (link && frame && !link.isConnected) frame.querySelector('iframe')?.replaceWith(link);
  }

  opener?.addEventListener('click', start, { signal });
  // The browser opens it without this script, which may come later.
  if (dialog?.open) start();
  dialog?.addEventListener('close', stop, { signal });
  dialog?.addEventListener('toggle', (event) => event.newState === 'closed' && stop(), { signal });
}
