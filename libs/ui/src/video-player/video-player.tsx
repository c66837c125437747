import type { ReactElement } from 'react';
import type { EmbeddedVideoProps } from './embedded-video.tsx';
import { EmbeddedVideo } from './embedded-video.tsx';
import type { FileVideoProps } from './file-video.tsx';
import { FileVideo } from './file-video.tsx';

/** Either video files (`sources`), or the URL of another site's player (`embedUrl`). */
export type VideoPlayerProps = FileVideoProps | EmbeddedVideoProps;

/** A video. */
export function VideoPlayer(props: VideoPlayerProps): ReactElement {
  return 'embedUrl' in props ? <EmbeddedVideo {...props} /> : <FileVideo {...props} />;
}
