'use client';

import { useWords } from '@skein/ui';
import type { ReactElement } from 'react';
import type { AddressFormContent } from '../address/address-content.shared.ts';
import { addressTakenTexts, confirmTexts } from '../address/sign-up.texts.ts';
import { FormConfirmation } from '../form/form-confirmation.tsx';

interface AddressConfirmationProps extends Pick<AddressFormContent, 'confirmTitle' | 'confirmSubtitle'> {
  /** Whether the visitor gave an email. Without an email, the confirmation promises no message. */
  readonly hasEmail: boolean;
  readonly takesFocus: boolean;
}

/** Replaces an address form after the service has accepted it, if the answer names no next page. */
export function AddressConfirmation({
  hasEmail,
  takesFocus,
  ...content
}: AddressConfirmationProps): ReactElement {
  const say = useWords();
  const texts = hasEmail ? confirmTexts : addressTakenTexts;
  return (
    <FormConfirmation
      title={content.confirmTitle ?? say(texts.title)}
      subtitle={content.confirmSubtitle ?? say(texts.subtitle)}
      takesFocus={takesFocus}
    />
  );
}
