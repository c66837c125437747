export interface VideoListeners {
  readonly onPlay?: (() => void) | undefined;
  readonly onPause?: (() => void) | undefined;
}

/** A function that stops the script of a player. It does not stop a video that plays. */
export type Stop = () => void;
