import type { MouseEvent, ReactElement } from 'react';
import type { DialogCommand } from './dialog-commands.ts';
import { Glyph } from '../icon/glyph.tsx';
import { closeGlyph } from '../icon/glyph-paths.ts';

export type CloseButtonProps = {
  label: string;
  onClick?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined;
} & Partial<DialogCommand>;

/** The round × button that closes, for example, a dialog, a drawer or a toast. */
export function CloseButton({ label, ...button }: CloseButtonProps): ReactElement {
  return (
    <button type="button" data-close="" aria-label={label} {...button}>
      <Glyph path={closeGlyph} size={20} />
    </button>
  );
}
