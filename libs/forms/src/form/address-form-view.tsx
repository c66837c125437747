'use client';

import { Alert, Button, useHydrated, useLanguage } from '@skein/ui';
import { useEffect, useRef, type FocusEvent, type ReactElement } from 'react';
import type { AddressFormContent, RefusedPost } from '../address-form/address-form.shared.ts';
import { shownByContent } from '../address-form/shown-by-content.ts';
import { fieldToFocus } from '../contract/check-form.ts';
import type { FormField } from '../contract/form-fields.ts';
import { forms, type FormId } from '../contract/forms.ts';
import type { FormDefinition } from '../contract/form-definition.ts';
import { useFormServices } from '../services/form-services-provider.tsx';
import { WIRE_NAMES } from '../submit/wire-names.ts';
import { AddressSheet } from './address-sheet.tsx';
import { lookOf } from './form-look.ts';
import { formTexts } from './form.texts.ts';
import { HiddenFields } from './hidden-fields.tsx';
import { keepStreetInView } from './keep-street-in-view.ts';
import { postAddress } from './post-address.ts';
import { requiredFields } from './required-fields.ts';
import { useAddressForm } from './use-address-form.ts';

export interface AddressFormViewProps extends AddressFormContent {
  readonly form: FormId;
}

/** Any address or email form: its fields, what is wrong with them, and the way to the service. */
export function AddressFormView({ form: formId, ...content }: AddressFormViewProps): ReactElement {
  const { humanCheck, refused } = content;
  const language = useLanguage();
  const scripted = useHydrated();
  const load = useFormServices();
  const sheet = useRef<HTMLFormElement>(null);
  const again = useRef<HTMLButtonElement>(null);
  const definition: FormDefinition = forms[formId];
  const shown = shownByContent(definition, content);
  const look = lookOf(formId, shown);
  const url = postAddress(content.postTo);
  const form = useAddressForm({ form: sheet, definition, shown, load, url, content });

  /** The services come with the first touch, so that nobody waits for them at the end. */
  function touched() {
    if (sheet.current) sheet.current.dataset['open'] = '';
    load().then(
      (services) => humanCheck && services.prepare(),
      () => {},
    );
  }
  useEffect(() => {
    // The focus may have come before the script did.
    if (sheet.current?.contains(document.activeElement)) touched();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the form wakes
  }, []);

  useEffect(() => {
    // The button that was pressed went away or was disabled, and the focus with it.
    if (form.status === 'failed' && document.activeElement === document.body) again.current?.focus();
  }, [form.status]);

  function focused({ target }: FocusEvent<HTMLElement>) {
    if (!(target instanceof HTMLInputElement)) return;
    touched();
    if (look.hero && target === form.control('street')) keepStreetInView(target);
  }

  return (
    <AddressSheet
      ref={sheet}
      content={content}
      action={url}
      form={form}
      fields={{
        shown,
        required: requiredFields(definition, shown),
        names: WIRE_NAMES[content.post],
        look,
        refused: refused && { values: refused.values, focus: focusAfter(refused, definition, shown) },
        load,
      }}
      fallback={formTexts[isAddress(shown) ? 'checkAddress' : 'keepPosted'][language]}
      hidden={<HiddenFields {...content} />}
      onFocus={focused}
    >
      {form.status === 'failed' && (
        <Alert
          tone="danger"
          action={
            scripted && (
              <Button ref={again} variant="outline" size="small" onClick={form.submit}>
                {formTexts.retry[language]}
              </Button>
            )
          }
        >
          {form.reason ?? content.messages?.failed ?? formTexts.failed[language]}
        </Alert>
      )}
    </AddressSheet>
  );
}

const focusAfter = (
  { values, issues }: RefusedPost,
  definition: FormDefinition,
  shown: readonly FormField[],
) => fieldToFocus(definition, values, issues, shown) ?? shown[0];

const isAddress = (shown: readonly FormField[]) => shown.includes('street') && !shown.includes('email');
