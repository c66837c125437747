/** Starts a video. A browser that refuses leaves the poster and the play button, which is all right. */
export async function play(video: HTMLVideoElement): Promise<void> {
  try {
    await video.play();
  } catch {
    // Refused by the browser's autoplay policy, or overtaken by a pause.
  }
}
