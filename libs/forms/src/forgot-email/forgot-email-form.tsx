'use client';

import { withDefaults } from '@skein/cms-client';
import { useWords } from '@skein/ui';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import type { AddressFormContent } from '../address/address-content.shared.ts';
import { messageKeys, messageTexts } from '../address/address-messages.ts';
import { useAddressInputs } from '../address/use-address-inputs.tsx';
import { WIRE_NAMES } from '../address/wire-names.ts';
import { FormConfirmation } from '../form/form-confirmation.tsx';
import type { FormLook } from '../form/form-look.ts';
import { FormView } from '../form/form-view.tsx';
import { HiddenFields } from '../form/hidden-fields.tsx';
import { postUrl } from '../form/post-url.ts';
import { useForm } from '../form/use-form.ts';
import { FORM_ENTRY_FIELD } from '../post/post-fields.ts';
import {
  FORGOT_EMAIL_PATH,
  forgotEmailForm,
  forgotEmailProblems,
  forgotEmailTexts,
} from './forgot-email-rules.ts';

const look: FormLook = { layout: 'stack', issues: 'form', folds: false, fades: false, disablesButton: true };
const messages = { ...messageTexts, ...forgotEmailTexts };
const wire = async () => (await import('./send-lookup.ts')).sendLookup;

const texts = {
  find: { en: 'Find my email', es: 'Buscar mi correo' },
  foundTitle: { en: 'Check your inbox', es: 'Revisa tu bandeja' },
  foundSubtitle: {
    en: 'We have written to the email address on your account.',
    es: 'Escribimos al correo de tu cuenta.',
  },
  again: { en: 'Check another address', es: 'Buscar otra dirección' },
};

/**
 * Draws form 13, which finds the email of the account at an address. The service sends a message to the email.
 * The page does not show the email.
 */
export function ForgotEmailForm(given: AddressFormContent): ReactElement {
  const content = withDefaults(given, { postTo: FORGOT_EMAIL_PATH });
  const { id, refused, visitor, page, sent } = content;
  const say = useWords();
  const subtitle = content.confirmSubtitle ?? say(texts.foundSubtitle);
  const form = useForm({
    name: 'Forgot-email form',
    rules: forgotEmailForm,
    shown: forgotEmailForm.fields,
    names: WIRE_NAMES.recaptcha,
    messages: messageKeys,
    url: postUrl(content.postTo, FORGOT_EMAIL_PATH),
    wire,
    extra: { eventLabel: content.eventLabel ?? '' },
    humanCheck: true,
    confirms: true,
    thanks: subtitle,
    values: visitor?.values,
    refused,
  });
  const inputs = useAddressInputs(form, content);

  if (sent || form.status === 'done')
    return (
      <FormConfirmation
        title={content.confirmTitle ?? say(texts.foundTitle)}
        subtitle={subtitle}
        takesFocus={form.status === 'done'}
      >
        {/* With `sent`, a reload does not bring the form back. */}
        {sent && page !== undefined && <Again href={page}>{say(texts.again)}</Again>}
      </FormConfirmation>
    );
  return (
    <FormView
      {...inputs}
      form={form}
      look={look}
      content={content}
      button={texts.find}
      texts={messages}
      problems={forgotEmailProblems}
      hidden={
        <HiddenFields
          values={{ [FORM_ENTRY_FIELD]: id, pageSource: refused?.page ?? page, ...visitor?.hidden }}
        />
      }
    />
  );
}

const Again = styled.a`
  color: var(--color-link);
`;
