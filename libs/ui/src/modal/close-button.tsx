'use client';

import type { MouseEvent, ReactElement } from 'react';
import { styled } from 'styled-components';
import type { DialogCommand } from '../dialog/dialog-commands.ts';
import { Glyph } from '../icon/glyph.tsx';
import { closeGlyph } from '../icon/glyph-paths.ts';

export type CloseButtonProps = {
  label: string;
  onClick?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined;
} & Partial<DialogCommand>;

/** The round × of everything that can be put away. */
export function CloseButton({ label, ...button }: CloseButtonProps): ReactElement {
  return (
    <Round type="button" aria-label={label} {...button}>
      <Glyph path={closeGlyph} size={20} />
    </Round>
  );
}

const Round = styled.button`
  display: inline-grid;
  flex: none;
  place-items: center;
  inline-size: 2.75rem;
  block-size: 2.75rem;
  padding: 0;
  border: 1px solid transparent;
  border-radius: 50%;
  background: transparent;
  color: inherit;
  cursor: pointer;
  transition: background-color var(--duration-fast) var(--ease-out);

  &:hover {
    background: color-mix(in srgb, currentColor 9%, transparent);
  }
`;
