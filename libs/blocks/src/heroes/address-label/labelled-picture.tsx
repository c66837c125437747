import { narrowerThan, type ImageSource, type Reach } from '@skein/ui';
import { styled } from 'styled-components';
import { HeroPicture } from '../../parts/layout/hero-picture.tsx';
import { AddressLabel } from './address-label.tsx';

export interface LabelledPictureProps {
  readonly image: ImageSource;
  readonly notice: string | undefined;
  /** Lines of the label. If the lines arrive after the page has loaded, the label appears without moving anything. */
  readonly lines: readonly string[] | undefined;
  readonly reach?: Reach | undefined;
}

/** A picture with a label over its lower edge. Without a notice, or without lines, there is no label. */
export function LabelledPicture({ image, notice, lines = [], reach }: LabelledPictureProps) {
  return (
    <Art $low={notice !== undefined && reach !== undefined}>
      <HeroPicture key={image.url} image={image} objectFit="cover" rounded="large" />
      {notice !== undefined && lines.length > 0 && (
        <Place $low={reach !== undefined}>
          <AddressLabel notice={notice} lines={lines} reach={reach} />
        </Place>
      )}
    </Art>
  );
}

/**
 * Gives every picture the same space, so that nothing moves if another picture replaces it. A high label
 * extends past the picture's lower edge. On small screens, a margin below the picture makes room for part of
 * the label.
 */
const Art = styled.div<{ $low: boolean }>`
  position: relative;
  aspect-ratio: 960 / 640;

  > picture > img,
  > img {
    position: absolute;
    inset: 0;
  }

  ${narrowerThan('small')} {
    margin-block-end: ${({ $low }) => ($low ? '2.5rem' : '0')};
  }
`;

const Place = styled.div<{ $low: boolean }>`
  position: absolute;
  inset-block-end: calc(-1 * ${({ $low }) => ($low ? '4rem' : 'var(--space-6)')});
  inset-inline-start: clamp(var(--space-4), 4cqi, var(--space-8));
  max-inline-size: calc(100% - 2 * var(--space-4));
`;
