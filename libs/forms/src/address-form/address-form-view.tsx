'use client';

import { pushEvent } from '@skein/analytics';
import { withDefaults } from '@skein/cms-client';
import { useRoutes } from '@skein/ui';
import { useEffect, useRef, type ReactElement } from 'react';
import { addressFormDefaults } from '../address/address-content.defaults.ts';
import type { AddressFormContent } from '../address/address-content.shared.ts';
import type { AddressFormRules } from '../address/address-fields.ts';
import { messageKeys, messageTexts } from '../address/address-messages.ts';
import {
  ADDRESS_FORMS_PATH,
  EVENT_ACTION,
  EVENT_CATEGORY,
  HUMAN_CHECK_ACTION,
} from '../address/address-post.constants.ts';
import { keepStreetInView } from '../address/keep-street-in-view.ts';
import { outcomeOfPage } from '../address/outcome-pages.ts';
import { shownByContent } from '../address/shown-by-content.ts';
import { useAddressInputs } from '../address/use-address-inputs.tsx';
import { WIRE_NAMES } from '../address/wire-names.ts';
import { FormView } from '../form/form-view.tsx';
import { HiddenFields } from '../form/hidden-fields.tsx';
import { postUrl } from '../form/post-url.ts';
import { useForm } from '../form/use-form.ts';
import { PLACEHOLDER_TOKEN } from '../human-check/human-check.constants.ts';
import { FORM_ENTRY_FIELD } from '../post/post-fields.ts';
import { AddressConfirmation } from './address-confirmation.tsx';
import { forms, type FormId } from './address-forms.ts';
import { lookOf } from './address-looks.ts';
import { takePageAddress } from './take-page-address.ts';

const ignore = () => {};
const wire = async () => (await import('./send-address.ts')).sendAddress;

const buttons = {
  check: { en: 'Check availability', es: 'Ver cobertura' },
  keepPosted: { en: 'Keep me posted', es: 'Mantenme al tanto' },
};

export interface AddressFormViewProps extends AddressFormContent {
  readonly form: FormId;
}

/** Draws any form that posts an address or an email. */
export function AddressFormView({ form: formId, ...given }: AddressFormViewProps): ReactElement {
  const content = withDefaults(given, addressFormDefaults);
  const { id, post, humanCheck, eventLabel, refused, visitor, page } = content;
  const plan = content.plan?.query;
  const rules: AddressFormRules = forms[formId];
  const shown = shownByContent(rules, content);
  const look = lookOf(formId, shown);
  const { results } = useRoutes();
  const addressId = useRef<string>(undefined);
  const form = useForm({
    name: 'Address form',
    rules,
    shown,
    names: WIRE_NAMES[post],
    messages: messageKeys,
    url: postUrl(content.postTo, ADDRESS_FORMS_PATH),
    wire,
    extra: { variant: post, humanCheck, entryId: id, eventLabel: eventLabel ?? '', plan, results },
    humanCheck,
    values: visitor?.values,
    refused,
    onSend: ({ zip }) =>
      pushEvent({
        event: 'check_address',
        category: EVENT_CATEGORY,
        action: EVENT_ACTION,
        label: eventLabel,
        zipCode: zip || undefined,
        addressId: addressId.current,
      }),
  });
  const inputs = useAddressInputs(form, content, (known) => {
    addressId.current = known;
  });

  useEffect(() => {
    // On the page for an address that was not found, every form with a street repeats the address, even in a
    // dialog, so that the visitor can correct it.
    const isAskedAgain = outcomeOfPage(results ?? {}, location.pathname) === 'tryAgain';
    if (!(rules.signUp || isAskedAgain) || !shown.includes('street')) return;
    import('./fill-known-address.ts').then(({ fillKnownAddress }) => fillKnownAddress(form, results), ignore);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the form wakes
  }, []);

  useEffect(
    () => (rules.signUp ? undefined : takePageAddress(form, inputs.onEdit)),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the form wakes
    [],
  );

  const { confirmTitle, confirmSubtitle, sent = false } = content;
  if (form.status === 'done' || sent)
    return (
      form.late ?? (
        <AddressConfirmation
          {...{ confirmTitle, confirmSubtitle }}
          hasEmail={sent || shown.includes('email')}
          takesFocus={form.status === 'done'}
        />
      )
    );
  const isAddress = shown.includes('street') && !shown.includes('email');
  const legacy = post === 'legacy';
  const pageSource = refused?.page ?? page;
  return (
    <FormView
      {...inputs}
      form={form}
      look={look}
      content={content}
      button={buttons[isAddress ? 'check' : 'keepPosted']}
      texts={messageTexts}
      hidden={
        <HiddenFields
          values={{
            [FORM_ENTRY_FIELD]: id,
            // The browser may not send the page's address. For a refused form, it would be the service's
            // address.
            pageSource: pageSource && pageSource + (plan ?? ''),
            event_label: legacy ? (eventLabel ?? '') : undefined,
            event_category: legacy ? EVENT_CATEGORY : undefined,
            event_action: legacy ? EVENT_ACTION : undefined,
            recaptchaAction: humanCheck ? HUMAN_CHECK_ACTION : undefined,
            recaptchaToken: humanCheck ? PLACEHOLDER_TOKEN : undefined,
            ...visitor?.hidden,
          }}
        />
      }
      onFieldFocus={(field) => {
        const street = form.control('street');
        // In a hero, the keyboard of a phone would cover the street field.
        if (look.fades && field === 'street' && street) keepStreetInView(street);
      }}
    />
  );
}
