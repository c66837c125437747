import type { Stop, VideoListeners } from './video-listeners.ts';

/** The minimum permissions that the players of other sites need. */
const SANDBOX = 'allow-scripts allow-same-origin allow-presentation allow-popups';
const PLAYER_ATTRIBUTES = {
  sandbox: SANDBOX,
  allow: 'autoplay; encrypted-media; fullscreen; picture-in-picture',
  referrerpolicy: 'strict-origin-when-cross-origin',
};
/**
 * Replaces the link with the player of another site after a click. A click with a modifier key opens the link
 * in a new tab as usual.
 */
export function enhanceEmbed(frame: HTMLElement, { onPlay }: VideoListeners = {}): Stop {
  const link = frame.querySelector('a');
  const ending = new AbortController();
  link?.addEventListener(
    'click',
    (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      const player = document.createElement('iframe');
      for (const [name, value] of Object.entries(PLAYER_ATTRIBUTES)) player.setAttribute(name, value);
      player.title = frame.dataset['title'] ?? '';
      player.src = link.getAttribute('href') ?? '';
      link.replaceWith(player);
      player.focus();
      onPlay?.();
    },
    { signal: ending.signal },
  );
  return () => ending.abort();
}
