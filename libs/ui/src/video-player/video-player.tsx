import type { ReactElement } from 'react';
import type { EmbeddedVideoProps } from './embedded-video.tsx';
import { EmbeddedVideo } from './embedded-video.tsx';
import type { FileVideoProps } from './file-video.tsx';
import { FileVideo } from './file-video.tsx';

/** A film of our own (`sources`), or the player of someone else (`embedUrl`). */
export type VideoPlayerProps = FileVideoProps | EmbeddedVideoProps;

/** A video. */
export function VideoPlayer(props: VideoPlayerProps): ReactElement {
  return 'embedUrl' in props ? <EmbeddedVideo {...props} /> : <FileVideo {...props} />;
}
