const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

async function play(video: HTMLVideoElement): Promise<void> {
  try {
    await video.play();
  } catch {
    // If the browser's autoplay policy refuses, the film's still and button stay.
  }
}

/**
 * Makes a press anywhere on a film play or pause the film. If the visitor returns to the page and the browser
 * restores the page from its cache, the film starts from the beginning.
 * @param root element around the frame of one film; the button of the film must already work
 * @returns a function that removes this behavior
 */
export function enhancePressedFilm(root: Element): () => void {
  const video = root.querySelector('video');
  const toggle = root.querySelector<HTMLElement>('[data-video] button');
  if (!video || !toggle) return () => {};
  const ended = new AbortController();
  const { signal } = ended;
  // While the browser shows its own controls, it handles presses by itself.
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
