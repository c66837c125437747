'use client';

import { Alert, Heading, useLanguage } from '@skein/ui';
import { useRef, type ReactElement } from 'react';
import type { AddressFormOf } from '../address-form/address-form.content.ts';
import { forgotEmailForm, forgotEmailProblems, forgotEmailTexts } from '../contract/forgot-email-form.ts';
import type { FormField } from '../contract/form-fields.ts';
import { messageTexts } from '../contract/messages.ts';
import { AddressSheet } from '../form/address-sheet.tsx';
import type { FormLook } from '../form/form-look.ts';
import { Small, Words } from '../form/form.styles.ts';
import { postAddress } from '../form/post-address.ts';
import { useFormServices } from '../services/form-services-provider.tsx';
import { WIRE_NAMES } from '../submit/wire-names.ts';
import { useEmailLookup } from './use-email-lookup.ts';

const look: FormLook = { layout: 'stack', issues: 'form', folds: false, hero: false, disablesButton: true };
const REQUIRED: readonly FormField[] = ['street', 'zip'];
const messages = { ...messageTexts, ...forgotEmailTexts };

const texts = {
  find: { en: 'Find my email', es: 'Buscar mi correo' },
  foundTitle: { en: 'Check your inbox', es: 'Revisa tu bandeja' },
  foundSubtitle: {
    en: 'We have written to the email address on your account.',
    es: 'Escribimos al correo de tu cuenta.',
  },
};

/** Type 13: which email belongs to an address. The answer goes to that email, not to the page. */
export function ForgotEmailForm(content: AddressFormOf<'forgotEmail'>): ReactElement {
  const language = useLanguage();
  const load = useFormServices();
  const sheet = useRef<HTMLFormElement>(null);
  const url = postAddress(content.postTo);
  const lookup = useEmailLookup(sheet, load, url, content.eventLabel ?? '');

  if (lookup.status === 'found') {
    return (
      // The form that had the focus is gone; its answer takes the place.
      <Words ref={(words) => words?.focus()} tabIndex={-1} role="status">
        <Heading level={2} size={4}>
          {content.confirmTitle ?? texts.foundTitle[language]}
        </Heading>
        <Small>{content.confirmSubtitle ?? texts.foundSubtitle[language]}</Small>
      </Words>
    );
  }
  return (
    <AddressSheet
      ref={sheet}
      content={content}
      action={url}
      form={lookup}
      fields={{
        shown: forgotEmailForm.fields,
        required: REQUIRED,
        names: WIRE_NAMES.recaptcha,
        look,
        load,
      }}
      fallback={texts.find[language]}
      texts={messages}
      onFocus={lookup.prepare}
    >
      {lookup.problem && <Alert tone="danger">{forgotEmailProblems[lookup.problem][language]}</Alert>}
    </AddressSheet>
  );
}
