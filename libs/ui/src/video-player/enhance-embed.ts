import type { Stop, VideoListeners } from './video-listeners.ts';

/** The minimum permissions that the players of other sites need. */
const SANDBOX = 'allow-scripts allow-same-origin allow-presentation allow-popups';
const PLAYER_ATTRIBUTES = {
  sandbox: SANDBOX,
  allow: 'autoplay; encrypted-media; fullscreen; picture-in-picture',
  referrerpolicy: 'strict-origin-when-cross-origin',
};
/**
 * Replaces the link with the player of another site after a click, until the dialog around the video closes. A click
 * with a modifier key opens the link in a new tab as usual.
 */
export function enhanceEmbed(frame: HTMLElement, { onPlay }: VideoListeners = {}): Stop {
  const link = frame.querySelector('a');
  const ending = new AbortController();
  const { signal } = ending;
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
    { signal },
  );
  // Another site's player in a closed dialog would continue to sound, and only its removal stops the player.
  const restore = () => link && frame.querySelector('iframe')?.replaceWith(link);
  frame.closest('dialog')?.addEventListener('close', restore, { signal });
  return () => ending.abort();
}
