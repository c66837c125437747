import type { ReactElement, ReactNode } from 'react';
import { useId } from 'react';
import { CloseServed } from './close-served.tsx';
import { Body, Title, Top } from './dialog.styles.ts';
import { ServedFrame, type ServedFrameProps } from './served-frame.tsx';

export type ServedDialogProps = Omit<ServedFrameProps, 'id' | 'labelledBy'> & {
  /** Id for the buttons that open it: `<button {...opensDialog(id)}>`. */
  id?: string | undefined;
  /** Heading and accessible name. */
  title: ReactNode;
};

/**
 * A modal dialog in plain markup, for pages without React. Buttons with `opensDialog` open it without script. It also
 * opens when the URL has the hash that `data-open-at` names. The browser keeps the focus inside, returns it at the
 * end, makes the rest of the page inert, and closes the dialog on Escape.
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
