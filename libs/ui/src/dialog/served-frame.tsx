import type { ReactElement, ReactNode } from 'react';
import type { ThemeName } from '../tokens/themes.ts';
import type { DialogSize } from './dialog.sizes.ts';

export type ServedFrameProps = {
  /** Id of the dialog, for buttons that open and close it. */
  id: string;
  /**
   * URL hash that opens the dialog when the page loads, such as `#/?accountnotfound=1`. With `#` and the
   * dialog's id as the hash, the content is visible in the page even if no script runs.
   */
  openAt?: string | undefined;
  /** Accessible name of the dialog, if no heading in the content is its name. */
  label?: string | undefined;
  /** Id of the heading that is the dialog's accessible name. */
  labelledBy?: string | undefined;
  children: ReactNode;
  /** Maximum width: 28, 42 or 60 rem. */
  size?: DialogSize | undefined;
  /** Whether a click outside the panel closes the dialog. Default: true. */
  closeOnBackdrop?: boolean | undefined;
  theme?: ThemeName | undefined;
  /** Id for analytics and tests. No styles depend on it. */
  analyticsId?: string | undefined;
};

/** The panel of a dialog on a page without React. Its styles are in `dialogCss`. */
export function ServedFrame(props: ServedFrameProps): ReactElement {
  const { id, openAt, label, labelledBy, children, closeOnBackdrop = true, analyticsId } = props;
  return (
    <dialog
      id={id}
      closedby={closeOnBackdrop ? 'any' : 'closerequest'}
      aria-label={label}
      aria-labelledby={labelledBy}
      data-dialog={props.size ?? 'medium'}
      data-open-at={openAt}
      data-theme={props.theme ?? 'paper'}
      data-analytics-id={analyticsId}
    >
      <div>{children}</div>
    </dialog>
  );
}
