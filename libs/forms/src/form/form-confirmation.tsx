import { Heading } from '@skein/ui';
import type { ReactElement } from 'react';
import { Small, Words } from './form.styles.ts';
import { takeLostFocus } from './take-lost-focus.ts';

export interface FormConfirmationProps {
  readonly title: string;
  readonly subtitle: string;
}

/** What stands in place of a form that was taken. The form that had the focus is gone; this takes it. */
export function FormConfirmation({ title, subtitle }: FormConfirmationProps): ReactElement {
  return (
    <Words ref={takeLostFocus} tabIndex={-1} role="status">
      <Heading level={2} size={4}>
        {title}
      </Heading>
      <Small>{subtitle}</Small>
    </Words>
  );
}
