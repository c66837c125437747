import { Heading, TAKEN } from '@skein/ui';
import type { ReactElement } from 'react';
import { Small, Words } from './form.styles.ts';
import { takeLostFocus } from './take-lost-focus.ts';

export interface FormConfirmationProps {
  readonly title: string;
  readonly subtitle: string;
  /** Default true: the form that had the focus is gone; this takes it. False on a page that opens with it. */
  readonly takesFocus?: boolean | undefined;
}

/** What stands in place of a form that was taken. */
export function FormConfirmation({
  title,
  subtitle,
  takesFocus = true,
}: FormConfirmationProps): ReactElement {
  return (
    <Words {...TAKEN} ref={takesFocus ? takeLostFocus : undefined} tabIndex={-1} role="status">
      <Heading level={2} size={4}>
        {title}
      </Heading>
      <Small>{subtitle}</Small>
    </Words>
  );
}
