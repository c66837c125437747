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
  /** Called on Escape, the close button, or a click beside the panel. Set `open` to false in response. */
  onClose: () => void;
  /** Heading and accessible name. */
  title: ReactNode;
  children: ReactNode;
  closeLabel?: string | undefined;
  /** Language of the fallback of `closeLabel`. */
  language?: UiLanguage | undefined;
  /**
   * Whether a click beside the panel closes it. Set it to false if typed text could be lost. Default: true.
   */
  closeOnBackdrop?: boolean | undefined;
  /** Largest width: 28, 42 or 60 rem. */
  size?: DialogSize | undefined;
  /** Buttons at the end of the dialog. */
  footer?: ReactNode;
  theme?: ThemeName | undefined;
  id?: string | undefined;
};

/** A modal dialog in the middle of the screen. Its content is in the HTML even while it is closed. */
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
