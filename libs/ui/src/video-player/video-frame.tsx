import type { ReactElement, ReactNode, Ref } from 'react';
import { styled } from 'styled-components';

/** Texts that name a video. If both are missing, the name is “Video”. */
export type VideoName = {
  /** Short title of the video. The play button contains it: "Play video: Laying a line". */
  title?: string | undefined;
  /** A sentence about the content of the video. It describes the video and its button to screen readers. */
  description?: string | undefined;
};

export type VideoFrameProps = Pick<VideoName, 'description'> & {
  ref: Ref<HTMLDivElement>;
  /** Accessible name of the player in the frame. */
  name: string;
  kind: 'file' | 'embedded';
  /** Id of the element with the description. */
  descriptionId: string;
  children: ReactNode;
  /** Ratio of width to height. Default: 16/9. */
  aspect?: number | undefined;
};

/** The box of a video. It reserves space before the video loads. */
export function VideoFrame(props: VideoFrameProps): ReactElement {
  const { ref, kind, name, description, descriptionId, children, aspect = 16 / 9 } = props;
  return (
    <Frame ref={ref} data-video={kind} data-title={name} $aspect={aspect}>
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
