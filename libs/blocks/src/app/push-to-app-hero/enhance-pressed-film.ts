const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

async function play(video: HTMLVideoElement): Promise<void> {
  try {
    await video.play();
  } catch {
    // Refused by the browser's autoplay policy: its still and its button stay.
  }
}

/**
 * A film that plays and pauses where it is pressed, not on its button alone, and begins again when the page comes back: a
 * page that a browser has kept is shown as on a new visit.
 * @param root holds the frame of one film, whose button is already at work
 * @returns undoes it
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
