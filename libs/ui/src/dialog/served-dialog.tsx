import type { ReactElement, ReactNode } from 'react';
import { useId } from 'react';
import { CloseServed } from './close-served.tsx';
import { Body, Title, Top } from './dialog.styles.ts';
import { ServedFrame, type ServedFrameProps } from './served-frame.tsx';

export type ServedDialogProps = Omit<ServedFrameProps, 'id' | 'labelledBy'> & {
  /** Id of the dialog. Buttons with `opensDialog(id)` open it: `<button {...opensDialog(id)}>`. */
  id?: string | undefined;
  /** Heading of the dialog, which is also its accessible name. */
  title: ReactNode;
};

/**
 * A modal dialog for pages without React. Buttons with `opensDialog` open it without a script. It also opens if
 * the hash of the URL is the value of `data-open-at`. The browser keeps the focus inside the open dialog, and
 * closes the dialog on Escape. Afterwards, the focus returns to its earlier place.
 */
export function ServedDialog({ title, children, id: givenId, ...frame }: ServedDialogProps): ReactElement {
  const ownId = useId();
  const titleId = useId();
  const id = givenId ?? ownId;
  return (
    <ServedFrame {...frame} id={id} labelledBy={titleId}>
      <Top>
        <Title id={titleId}>{title}</Title>
        <CloseServed id={id} />
      </Top>
      <Body>{children}</Body>
    </ServedFrame>
  );
}
