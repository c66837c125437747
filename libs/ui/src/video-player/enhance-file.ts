import type { Stop, VideoListeners } from './video-listeners.ts';

/** Share of a video that must be in view before it plays by itself. */
const VISIBLE_SHARE = 0.4;
/** Matches an element that decides itself which of its films plays, such as a carousel that has started. */
const LEADS_FILMS = '[data-leads-films]';
const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** Starts a video. If a browser refuses, the poster and the play button stay, which is fine. */
async function play(video: HTMLVideoElement): Promise<void> {
  try {
    await video.play();
  } catch {
    // Refused by the browser's autoplay policy, or overtaken by a pause.
  }
}

/**
 * Plays a muted video while it is in view and pauses it when it leaves; under reduced motion it does neither.
 * The visitor's own choice overrides both rules. It neither starts nor pauses a film that an element around it
 * controls, because the browser may report its position too late.
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
 * Makes a film of the site play on its button, and by itself if it is an ambient (looping) film. Returns a
 * function that undoes it.
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

  // The button stays where a film moves by itself; where not, it gives way to the browser's controls.
  const show = () => {
    const own = ambient || !started;
    frame.dataset['state'] = playing ? 'playing' : 'paused';
    if (!own && document.activeElement === toggle) video.focus();
    video.controls = !own;
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
  show();
  return () => ending.abort();
}
