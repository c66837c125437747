import { Picture, type ImageSource } from '@skein/ui';
import { styled } from 'styled-components';

export interface BackdropProps {
  readonly image: ImageSource;
  /** Opacity of the picture, 0 to 1. Default: 1. */
  readonly strength?: number;
}

/**
 * A picture in the background, for decoration only: screen readers skip it. The element around it must set
 * `isolation`.
 */
export function Backdrop({ image, strength = 1 }: BackdropProps) {
  return (
    <Behind $strength={strength}>
      <Picture image={{ ...image, alt: '', safe: undefined }} sizes="100vw" objectFit="cover" />
    </Behind>
  );
}

const Behind = styled.div<{ $strength: number }>`
  position: absolute;
  inset: 0;
  z-index: -1;
  border-radius: inherit;
  opacity: ${({ $strength }) => $strength};
  overflow: clip;

  img {
    inline-size: 100%;
    block-size: 100%;
  }

  @media (forced-colors: active) {
    visibility: hidden;
  }
`;
