'use client';

import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { Glyph } from '../icon/glyph.tsx';
import { closeGlyph } from '../icon/glyph-paths.ts';

export type CloseButtonProps = {
  label: string;
  onClick?: (() => void) | undefined;
  /** `submit` closes the dialog around a `<form method="dialog">`, also without script. Default `button`. */
  type?: 'button' | 'submit' | undefined;
};

/** The round × of everything that can be put away. */
export function CloseButton({ label, onClick, type = 'button' }: CloseButtonProps): ReactElement {
  return (
    <Round type={type} aria-label={label} onClick={onClick}>
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
