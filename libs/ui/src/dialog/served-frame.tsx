import type { ReactElement, ReactNode } from 'react';
import type { ThemeName } from '../tokens/themes.ts';
import type { DialogSize } from './dialog.sizes.ts';

export type ServedFrameProps = {
  /** Id for the buttons that open and close it. */
  id: string;
  /**
   * Hash of the address at which the page opens the dialog, such as `#/?accountnotfound=1`. With `#` and the
   * `id`, the dialog shows open in its place where no script runs.
   */
  openAt?: string | undefined;
  /** Accessible name, if no heading in the content is the name. */
  label?: string | undefined;
  /** Id of the heading that is the accessible name. */
  labelledBy?: string | undefined;
  children: ReactNode;
  /** Largest width: 28, 42 or 60 rem. */
  size?: DialogSize | undefined;
  /** Whether a click beside the panel closes it. Default: true. */
  closeOnBackdrop?: boolean | undefined;
  theme?: ThemeName | undefined;
  /** Id for analytics and tests. No CSS depends on it. */
  analyticsId?: string | undefined;
};

/** The panel of a dialog in plain markup. `dialogCss` holds its styles. */
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
