'use client';

import { useEffect, useState, type RefObject } from 'react';
import { checkForm, fieldToFocus, type FormIssue } from '../contract/check-form.ts';
import { forgotEmailForm, type ForgotEmailProblem } from '../contract/forgot-email-form.ts';
import type { FormField } from '../contract/form-fields.ts';
import { controlOf, fieldOf, valuesOf } from '../form/controls.ts';
import type { LoadFormServices } from '../services/form-services-loader.ts';

interface EmailLookupState {
  readonly status: 'idle' | 'busy' | 'found';
  readonly issues: readonly FormIssue[];
  readonly problem?: ForgotEmailProblem | undefined;
  readonly focus?: FormField | undefined;
}

const { fields } = forgotEmailForm;

/** The life of the forgot-email form. */
export function useEmailLookup(
  sheet: RefObject<HTMLFormElement | null>,
  load: LoadFormServices,
  url: string,
  eventLabel: string,
) {
  const [state, setState] = useState<EmailLookupState>({ status: 'idle', issues: [] });
  const { focus } = state;

  useEffect(() => {
    if (focus) controlOf(sheet.current, 'recaptcha', focus)?.focus();
  }, [state, focus, sheet]);

  return {
    ...state,
    prepare: () =>
      void load().then(
        (services) => services.prepare(),
        () => {},
      ),
    control: (field: FormField) => controlOf(sheet.current, 'recaptcha', field),
    fieldNamed: (name: string) => fieldOf(name, 'recaptcha'),
    // Nobody is told of this form.
    identify() {},
    edited(...edited: readonly (FormField | undefined)[]) {
      setState((now) => ({
        ...now,
        issues: now.issues.filter(({ field }) => !edited.includes(field)),
        focus: undefined,
      }));
    },
    async submit() {
      if (state.status === 'busy') return;
      const values = valuesOf(sheet.current, 'recaptcha', fields);
      const issues = checkForm(forgotEmailForm, values);
      if (issues.length > 0) {
        setState({ status: 'idle', issues, focus: fieldToFocus(forgotEmailForm, values, issues) });
        return;
      }
      setState({ status: 'busy', issues: [] });
      const { street = '', unit = '', zip = '' } = values;
      const problem = await load()
        .then((services) => services.findEmail({ url, street, unit, zip, eventLabel }))
        .catch((): ForgotEmailProblem => 'invalidAddress');
      setState(
        problem === undefined ? { status: 'found', issues: [] } : { status: 'idle', issues: [], problem },
      );
    },
  };
}
