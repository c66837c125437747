export interface VideoListeners {
  readonly onPlay?: (() => void) | undefined;
  readonly onPause?: (() => void) | undefined;
}

/** Undoes everything except what the visitor has done. */
export type Stop = () => void;
