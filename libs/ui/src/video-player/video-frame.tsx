import type { ReactElement, ReactNode, Ref } from 'react';
import { styled } from 'styled-components';

/** The name of a video. Set at least one of the two. */
export type VideoName = {
  /** Its short name, which the play button includes: "Play video: Laying a line". */
  title?: string | undefined;
  /** A sentence about its content. It describes the video and its button. */
  description?: string | undefined;
};

export type VideoFrameProps = VideoName & {
  ref: Ref<HTMLDivElement>;
  kind: 'file' | 'embedded';
  /** Id for the description. */
  descriptionId: string;
  children: ReactNode;
  /** Ratio of width to height. Default: 16/9. */
  aspect?: number | undefined;
};

/** The box of a video. It reserves the space before anything has loaded. */
export function VideoFrame(props: VideoFrameProps): ReactElement {
  const { ref, kind, title, description, descriptionId, children, aspect = 16 / 9 } = props;
  return (
    <Frame ref={ref} data-video={kind} data-title={title ?? description} $aspect={aspect}>
      {children}
      {description !== undefined && (
        <span id={descriptionId} hidden>
          {description}
        </span>
      )}
    </Frame>
  );
}

const Frame = styled.div<{ $aspect: number }>`
  position: relative;
  inline-size: 100%;
  aspect-ratio: ${({ $aspect }) => $aspect};
  border-radius: var(--radius-medium);
  background: var(--color-surface-sunken);
  box-shadow: inset 0 0 0 1px var(--color-line);
  overflow: clip;

  > iframe {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    border: 0;
  }
`;
