export interface VideoListeners {
  readonly onPlay?: (() => void) | undefined;
  readonly onPause?: (() => void) | undefined;
}

/** Undoes everything, apart from what the visitor has done. */
export type Stop = () => void;
