import type { Stop, VideoListeners } from './video-listeners.ts';

/** Share of a video that must be in view before the video starts by itself. */
const VISIBLE_SHARE = 0.4;
/** Matches an element that starts and pauses the videos inside it, such as a carousel with a script. */
const LEADS_FILMS = '[data-leads-films]';
const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** If the browser refuses, the poster and the play button stay visible. */
async function play(video: HTMLVideoElement): Promise<void> {
  try {
    await video.play();
  } catch {
    // The browser does not allow autoplay, or `pause` was called in the meantime.
  }
}

/**
 * Plays a muted video while it is in view, and pauses it otherwise. If the visitor prefers reduced motion, the
 * video does not start. A click on the video's button overrides both rules. Ignores a video inside an element
 * such as a carousel, which starts and pauses its videos itself.
 */
function playInView(video: HTMLVideoElement, wanted: () => boolean | undefined, signal: AbortSignal): void {
  const reduced = matchMedia(REDUCED_MOTION);
  const mayMove = () => wanted() ?? !reduced.matches;
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (video.closest(LEADS_FILMS)) return;
      if (!entry?.isIntersecting) video.pause();
      else if (mayMove()) void play(video);
    },
    { threshold: VISIBLE_SHARE },
  );
  observer.observe(video);
  reduced.addEventListener('change', () => !mayMove() && video.pause(), { signal });
  signal.addEventListener('abort', () => observer.disconnect());
}

/**
 * Adds the script of the play button to a video file. A video in a loop also starts without a click. Returns a
 * function that removes the script.
 */
export function enhanceFile(frame: HTMLElement, { onPlay, onPause }: VideoListeners = {}): Stop {
  const video = frame.querySelector('video');
  const toggle = frame.querySelector('button');
  if (!video || !toggle) return () => {};
  const ending = new AbortController();
  const { signal } = ending;
  const ambient = video.loop;
  let playing = !video.paused;
  let started = playing;
  let wanted: boolean | undefined;

  // The button of a looping video stays. For other videos, the browser's controls replace it after the start.
  const show = () => {
    const own = ambient || !started;
    frame.dataset['state'] = playing ? 'playing' : 'paused';
    video.controls = !own;
    // A video without controls cannot have the focus.
    if (!own && document.activeElement === toggle) video.focus();
    toggle.hidden = !own;
  };
  const become = (now: boolean, tell: (() => void) | undefined) => () => {
    playing = now;
    started ||= now;
    show();
    tell?.();
  };
  video.addEventListener('play', become(true, onPlay), { signal });
  video.addEventListener('pause', become(false, onPause), { signal });
  toggle.addEventListener(
    'click',
    () => {
      wanted = !playing;
      if (playing) video.pause();
      else void play(video);
    },
    { signal },
  );
  if (ambient) playInView(video, () => wanted, signal);
  // A video in a closed dialog would continue to sound.
  frame.closest('dialog')?.addEventListener('close', () => video.pause(), { signal });
  show();
  return () => ending.abort();
}
