import { Dialog, type DialogProps } from '@skein/ui';
import { useEffect, useState, type ReactElement } from 'react';

/** An open dialog. When the dialog is removed, the focus returns to its earlier place. */
export function DeskDialog(props: Omit<DialogProps, 'open'>): ReactElement {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      // A browser gives the focus back when a dialog closes, but not when the dialog is removed.
      if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus();
    },
    [opener],
  );
  return <Dialog open {...props} />;
}
