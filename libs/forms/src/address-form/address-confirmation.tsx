'use client';

import { useWords } from '@skein/ui';
import type { ReactElement } from 'react';
import type { AddressFormContent } from '../address/address-content.shared.ts';
import { confirmTexts } from '../address/sign-up.texts.ts';
import { FormConfirmation } from '../form/form-confirmation.tsx';

type AddressConfirmationProps = Pick<AddressFormContent, 'confirmTitle' | 'confirmSubtitle'>;

/** In place of a form whose service took it and named no page.  */
export function AddressConfirmation(content: AddressConfirmationProps): ReactElement {
  const say = useWords();
  return (
    <FormConfirmation
      title={content.confirmTitle ?? say(confirmTexts.title)}
      subtitle={content.confirmSubtitle ?? say(confirmTexts.subtitle)}
    />
  );
}
