import { Heading, TAKEN } from '@skein/ui';
import type { ReactElement, ReactNode } from 'react';
import { Small, Words } from './form.styles.ts';
import { takeLostFocus } from './take-lost-focus.ts';

export interface FormConfirmationProps {
  readonly title: string;
  readonly subtitle: string;
  /**
   * Whether the confirmation takes the focus, because the form that had the focus is gone. Default true. False
   * if the page opens with the confirmation.
   */
  readonly takesFocus?: boolean | undefined;
  /** Content below the text. */
  readonly children?: ReactNode;
}

/** Replaces a form after the service has accepted it. */
export function FormConfirmation({
  title,
  subtitle,
  takesFocus = true,
  children,
}: FormConfirmationProps): ReactElement {
  return (
    <Words {...TAKEN} ref={takesFocus ? takeLostFocus : undefined} tabIndex={-1} role="status">
      <Heading level={2} size={4}>
        {title}
      </Heading>
      <Small>{subtitle}</Small>
      {children}
    </Words>
  );
}
