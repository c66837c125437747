import { Dialog, type DialogProps } from '@skein/ui';
import { useEffect, useState, type ReactElement } from 'react';

/** An open dialog. When React removes the dialog, the focus returns to where it was before. */
export function DeskDialog(props: Omit<DialogProps, 'open'>): ReactElement {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      // A browser restores the focus when a dialog closes, but not when the dialog is removed from the document.
      if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus();
    },
    [opener],
  );
  return <Dialog open {...props} />;
}
