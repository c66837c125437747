import { styled } from 'styled-components';
import { AddressLabel, type AddressLabelProps } from './address-label.tsx';

export type PictureLabelProps = {
  readonly [Prop in keyof AddressLabelProps]: AddressLabelProps[Prop] | undefined;
};

/** A label over the lower edge of a picture, where it pushes nothing away. Without words or lines there is none. */
export function PictureLabel({ notice, lines = [] }: PictureLabelProps) {
  if (notice === undefined || lines.length === 0) return null;
  return (
    <Place>
      <AddressLabel notice={notice} lines={lines} />
    </Place>
  );
}

const Place = styled.div`
  position: absolute;
  inset-block-end: calc(-1 * var(--space-6));
  inset-inline-start: clamp(var(--space-4), 4cqi, var(--space-8));
  max-inline-size: calc(100% - 2 * var(--space-4));
`;
