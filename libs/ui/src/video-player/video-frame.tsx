import type { ReactElement, ReactNode, Ref } from 'react';
import { styled } from 'styled-components';

export type VideoFrameProps = {
  ref: Ref<HTMLDivElement>;
  kind: 'file' | 'embedded';
  /** Accessible name of the video. */
  title: string;
  children: ReactNode;
  /** Width over height. Default 16/9. */
  aspect?: number | undefined;
};

/** The room of a video, reserved before anything has loaded. */
export function VideoFrame({ ref, kind, title, children, aspect = 16 / 9 }: VideoFrameProps): ReactElement {
  return (
    <Frame ref={ref} data-video={kind} data-title={title} $aspect={aspect}>
      {children}
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
