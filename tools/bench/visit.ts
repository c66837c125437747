/** The telephone on which pages are measured, CSS px. */
export const VIEWPORT = { width: 390, height: 844 } as const;

/** Runs in the page, and so uses nothing from outside itself: down to the end, a screen in a frame, and back. */
export async function scrollThrough(): Promise<void> {
  for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
    scrollTo(0, y);
    await new Promise((next) => requestAnimationFrame(next));
  }
  scrollTo(0, 0);
}
