'use client';

import { pushEvent } from '@skein/analytics';
import { useEffect, useRef, useState, type RefObject } from 'react';
import type { AddressFormContent, RefusedPost } from '../address-form/address-form.shared.ts';
import { checkForm, fieldToFocus, type FormIssue } from '../contract/check-form.ts';
import { EVENT_ACTION, EVENT_CATEGORY, HONEYPOT_FIELD } from '../contract/constants.ts';
import type { FormDefinition } from '../contract/form-definition.ts';
import type { FormField, FormValues } from '../contract/form-fields.ts';
import type { LoadFormServices } from '../services/form-services-loader.ts';
import { idempotencyKeys } from '../submit/idempotency-key.ts';
import { controlOf, fieldOf, valuesOf } from './controls.ts';

export interface AddressFormOptions {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly definition: FormDefinition;
  readonly shown: readonly FormField[];
  readonly load: LoadFormServices;
  readonly url: string;
  readonly content: Pick<AddressFormContent, 'id' | 'post' | 'humanCheck' | 'eventLabel' | 'refused'>;
}

export interface AddressFormState {
  readonly status: 'idle' | 'busy' | 'failed';
  readonly issues: readonly FormIssue[];
  /** What the server said of a failure. */
  readonly reason?: string | undefined;
  /** Gets the focus when the state is shown. */
  readonly focus?: FormField | undefined;
}

export interface AddressFormControl extends AddressFormState {
  submit(): void;
  /** Fields were edited: what was wrong with them is no longer known. */
  edited(...fields: readonly (FormField | undefined)[]): void;
  control(field: FormField): HTMLInputElement | undefined;
  /** Id that the services have for the building, for reports. */
  identify(addressId: string | undefined): void;
  fieldNamed(name: string): FormField | undefined;
}

const idle: AddressFormState = { status: 'idle', issues: [] };

const stateAfter = ({ issues, message }: RefusedPost): AddressFormState => ({
  status: message === undefined ? 'idle' : 'failed',
  issues,
  reason: message,
});

/** The life of a form: what stands in it stays in the document; here is what is wrong with it and where its post is. */
export function useAddressForm(options: AddressFormOptions): AddressFormControl {
  const { form, definition, shown, load, url, content } = options;
  const { id: entryId, post: variant, humanCheck, eventLabel, refused } = content;
  const addressId = useRef<string>(undefined);
  const busy = useRef(false);
  const reported = useRef('');
  const [keyFor] = useState(() => idempotencyKeys());
  const [state, setState] = useState(() => (refused ? stateAfter(refused) : idle));
  const { focus } = state;

  useEffect(() => {
    if (focus) controlOf(form.current, variant, focus)?.focus();
    // Each refused submit is a new state, also when the same field fails again.
  }, [state, focus, form, variant]);

  useEffect(() => {
    // The page was left with the post; coming back, it is as it was when it left.
    const back = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      busy.current = false;
      setState(idle);
    };
    addEventListener('pageshow', back);
    return () => removeEventListener('pageshow', back);
  }, []);

  const refuse = (values: FormValues, issues: readonly FormIssue[]) =>
    setState({ status: 'idle', issues, focus: fieldToFocus(definition, values, issues, shown) });

  function report(key: string, zipCode: string | undefined) {
    if (reported.current === key) return;
    reported.current = key;
    pushEvent({
      event: 'check_address',
      category: EVENT_CATEGORY,
      action: EVENT_ACTION,
      label: eventLabel,
      zipCode: zipCode || undefined,
      addressId: addressId.current,
    });
  }

  async function send(values: FormValues) {
    const idempotencyKey = keyFor(JSON.stringify(values));
    report(idempotencyKey, values.zip);
    const hidden = form.current?.elements.namedItem(HONEYPOT_FIELD);
    try {
      const services = await load();
      const result = await services.send({
        url,
        variant,
        values: values as Record<FormField, string>,
        humanCheck,
        entryId,
        idempotencyKey,
        honeypot: hidden instanceof HTMLInputElement ? hidden.value : '',
        eventLabel: eventLabel ?? '',
        page: { pathname: location.pathname, search: location.search },
      });
      // Stays busy: the next page is on its way.
      if (result.kind === 'accepted') return services.open(result.location);
      busy.current = false;
      if (result.kind === 'refused') return refuse(values, result.issues);
      console.error('Address form submission failed', result.reason);
    } catch (reason) {
      busy.current = false;
      console.error('Address form submission failed', reason);
    }
    setState({ status: 'failed', issues: [] });
  }

  return {
    ...state,
    control: (field) => controlOf(form.current, variant, field),
    identify(known) {
      addressId.current = known;
    },
    fieldNamed: (name) => fieldOf(name, variant),
    submit() {
      if (busy.current) return;
      const values = valuesOf(form.current, variant, shown);
      const issues = checkForm(definition, values, shown);
      if (issues.length > 0) return refuse(values, issues);
      busy.current = true;
      setState({ status: 'busy', issues: [] });
      void send(values);
    },
    edited(...fields) {
      setState((now) =>
        now.issues.some(({ field }) => fields.includes(field))
          ? { ...now, issues: now.issues.filter(({ field }) => !fields.includes(field)), focus: undefined }
          : now,
      );
    },
  };
}
