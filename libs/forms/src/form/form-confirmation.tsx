import { Heading, TAKEN } from '@skein/ui';
import type { ReactElement } from 'react';
import { FormAgain } from './form-again.tsx';
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
  /** Path of the page with the empty form. Undefined if a reload shows the form. */
  readonly again?: string | undefined;
}

/** Replaces a form after the service has accepted it. */
export function FormConfirmation({
  title,
  subtitle,
  takesFocus = true,
  again,
}: FormConfirmationProps): ReactElement {
  return (
    <Words {...TAKEN} ref={takesFocus ? takeLostFocus : undefined} tabIndex={-1} role="status">
      <Heading level={2} size={4}>
        {title}
      </Heading>
      <Small>{subtitle}</Small>
      {again !== undefined && <FormAgain page={again} />}
    </Words>
  );
}
