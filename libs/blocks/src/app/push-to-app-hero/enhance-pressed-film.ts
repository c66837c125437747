const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

async function play(video: HTMLVideoElement): Promise<void> {
  try {
    await video.play();
  } catch {
    // Refused by the browser's autoplay policy: its still and its button stay.
  }
}

/**
 * Makes a press anywhere on a film play and pause it, not only a press on its button. When the browser shows a
 * page from its cache, the film starts from the beginning, as on a new visit.
 * @param root element around the frame of one film whose button already works
 * @returns a function that undoes it
 */
export function enhancePressedFilm(root: Element): () => void {
  const video = root.querySelector('video');
  const toggle = root.querySelector<HTMLElement>('[data-video] button');
  if (!video || !toggle) return () => {};
  const ended = new AbortController();
  const { signal } = ended;
  // Where the browser's own controls are shown, they say what a press does.
  video.addEventListener('click', () => !video.controls && toggle.click(), { signal });
  const restart = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    video.pause();
    video.currentTime = 0;
    if (!matchMedia(REDUCED_MOTION).matches) void play(video);
  };
  addEventListener('pageshow', restart, { signal });
  return () => ended.abort();
}
