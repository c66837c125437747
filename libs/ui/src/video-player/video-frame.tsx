import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';

export type VideoFrameProps = {
  children: ReactNode;
  /** Width over height. Default 16/9. */
  aspect?: number | undefined;
};

/** The room of a video, reserved before anything has loaded. */
export function VideoFrame({ children, aspect = 16 / 9 }: VideoFrameProps): ReactElement {
  return <Frame $aspect={aspect}>{children}</Frame>;
}

const Frame = styled.div<{ $aspect: number }>`
  position: relative;
  inline-size: 100%;
  aspect-ratio: ${({ $aspect }) => $aspect};
  border-radius: var(--radius-medium);
  background: var(--color-surface-sunken);
  box-shadow: inset 0 0 0 1px var(--color-line);
  overflow: clip;
`;
