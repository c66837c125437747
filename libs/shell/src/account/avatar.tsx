'use client';

import { useState } from 'react';
import { styled } from 'styled-components';
import { profilePhotoUrl } from '@skein/analytics';
import { PROFILE_PHOTO_SIZE_PX } from '../shell/shell.constants.ts';
import { initials } from './initials.ts';

export type AvatarProps = {
  name: string;
  /** URL of the photo in the portal data. May be empty. */
  photoUrl: string;
  /** Size in CSS px. */
  size?: number | undefined;
};

/**
 * Draws a visitor's photo, or the initials if the photo is missing or does not load. Screen readers skip the
 * photo, because the name is beside it.
 */
export function Avatar({ name, photoUrl, size = 36 }: AvatarProps) {
  const [failedUrl, setFailedUrl] = useState<string>();
  const src = profilePhotoUrl(photoUrl);
  return (
    <Disc $size={size} aria-hidden="true">
      {src !== undefined && src !== failedUrl ? (
        <img
          src={src}
          alt=""
          width={PROFILE_PHOTO_SIZE_PX}
          height={PROFILE_PHOTO_SIZE_PX}
          referrerPolicy="no-referrer"
          onError={() => setFailedUrl(src)}
        />
      ) : (
        initials(name)
      )}
    </Disc>
  );
}

const Disc = styled.span<{ $size: number }>`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: ${({ $size }) => $size}px;
  block-size: ${({ $size }) => $size}px;
  overflow: hidden;
  border-radius: 50%;
  background: var(--color-accent);
  color: var(--color-on-accent);
  font-size: ${({ $size }) => Math.round($size * 0.39)}px;
  font-weight: 600;
  letter-spacing: 0.01em;

  & > img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`;
