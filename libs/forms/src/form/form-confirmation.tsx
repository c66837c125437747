import { Heading, TAKEN } from '@skein/ui';
import type { ReactElement } from 'react';
import { Small, Words } from './form.styles.ts';
import { takeLostFocus } from './take-lost-focus.ts';

export interface FormConfirmationProps {
  readonly title: string;
  readonly subtitle: string;
  /**
   * Whether the confirmation takes the focus, because the focused form is gone. True by default. False if the
   * page opens with it.
   */
  readonly takesFocus?: boolean | undefined;
}

/** Replaces an accepted form. */
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
