'use client';

import type { ReactElement, ReactNode } from 'react';
import { useId } from 'react';
import { useWord } from '../language/language-provider.tsx';
import type { UiLanguage } from '../language/ui-language.ts';
import * as uiTexts from '../language/ui-texts.ts';
import { CloseButton } from '../modal/close-button.tsx';
import { useModal } from '../modal/use-modal.ts';
import type { ThemeName } from '../tokens/themes.ts';
import { Body, Bottom, Title, Top } from './dialog.styles.ts';
import type { DialogSize } from './dialog.sizes.ts';

export type DialogProps = {
  open: boolean;
  /** Called on Escape, the close button, or a click outside the panel. The caller then sets `open` to false. */
  onClose: () => void;
  /** Heading of the dialog, which is also its accessible name. */
  title: ReactNode;
  children: ReactNode;
  closeLabel?: string | undefined;
  /** Language of the default `closeLabel`. */
  language?: UiLanguage | undefined;
  /** Whether a click outside the panel closes the dialog. Use false to protect typed text. Default: true. */
  closeOnBackdrop?: boolean | undefined;
  /** Maximum width: 28, 42 or 60 rem. */
  size?: DialogSize | undefined;
  /** Buttons at the end of the dialog. */
  footer?: ReactNode;
  theme?: ThemeName | undefined;
  id?: string | undefined;
};

/** A modal dialog in the middle of the screen. The HTML contains its content even while it is closed. */
export function Dialog(props: DialogProps): ReactElement {
  const { open, onClose, title, children, footer, closeLabel, language: ownLanguage, id } = props;
  const closeWord = useWord(uiTexts.close, ownLanguage);
  const { closeOnBackdrop = true, size = 'medium', theme = 'paper' } = props;
  const titleId = useId();
  const modal = useModal({ open, onClose, closeOnBackdrop });
  return (
    <dialog {...modal} id={id} aria-labelledby={titleId} data-theme={theme} data-dialog={size}>
      <div>
        <Top>
          <Title id={titleId}>{title}</Title>
          <CloseButton label={closeLabel ?? closeWord} onClick={onClose} />
        </Top>
        <Body>{children}</Body>
        {footer && <Bottom>{footer}</Bottom>}
      </div>
    </dialog>
  );
}
