// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forgotEmailCases, formCases } from '../testing/form-cases.ts';
import type { AddressFormRules, AddressValues } from '../address/address-fields.ts';
import { forgotEmailForm } from '../forgot-email/forgot-email-rules.ts';
import { checkForm, fieldToFocus, shownFields } from '../rules/check-form.ts';
import { formByNumber, forms, type FormId } from './address-forms.ts';

const definitions = Object.values<AddressFormRules<FormId>>(forms);

describe('what a form says', () => {
  it.each(formCases)('$form: $about', ({ form, values, issues }) => {
    expect(checkForm(forms[form], values)).toMatchObject(issues);
  });

  it.each(forgotEmailCases)('forgotEmail: $about', ({ values, issues }) => {
    expect(checkForm(forgotEmailForm, values)).toEqual(issues);
  });

  it('has a case for each form, and for each rule of it', () => {
    const cases = [...formCases, ...forgotEmailCases.map((one) => ({ form: forgotEmailForm.id, ...one }))];
    for (const form of [...definitions, forgotEmailForm]) {
      const said = cases.filter((one) => one.form === form.id).flatMap(({ issues }) => issues);
      for (const { field, message } of form.rules)
        expect(said, `${form.id} ${field}:${message}`).toContainEqual({ field, message });
    }
  });

  const anything = fc.constantFrom('', ' ', 'sam', 'sam@example.com', '12 Juniper Street', '97205', '1');

  it('marks a field at most once, and only fields that are shown', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...definitions),
        fc.record({ email: anything, street: anything, unit: anything, zip: anything }),
        (form, values) => {
          const marked = checkForm(form, values).map(({ field }) => field);
          expect(new Set(marked).size).toBe(marked.length);
          expect(shownFields(form, values)).toEqual(expect.arrayContaining(marked));
          if (form.firstIssueOnly) expect(marked.length).toBeLessThan(2);
        },
      ),
    );
  });

  it('asks for a field that it always shows, even when the values leave it out', () => {
    expect(checkForm(forms.cityEmail, {})).toEqual([
      { field: 'email', message: 'emailRequired' },
      { field: 'street', message: 'streetRequired' },
      { field: 'zip', message: 'zipRequired' },
    ]);
  });

  it('takes the word of the content for what is shown', () => {
    expect(
      checkForm(forms.header, { email: '', street: '1 Elm Street', zip: '97205' }, ['street', 'zip']),
    ).toEqual([]);
    expect(checkForm(forms.email, { email: 'sam@example.com' }, ['email', 'zip'])).toEqual([
      { field: 'zip', message: 'zipRequired' },
    ]);
  });
});

describe('the focus after a refused submit', () => {
  const focus = (id: FormId, values: AddressValues) =>
    fieldToFocus(forms[id], values, checkForm(forms[id], values));

  it.each([
    [
      'the email of the address check, if it is shown and empty',
      'header',
      { email: '', street: '', zip: '97205' },
      'email',
    ],
    ['its street, if that is empty', 'header', { email: 'sam', street: '', zip: '' }, 'street'],
    ['its street, when no email is shown', 'header', { street: '', zip: '1' }, 'street'],
    [
      'else its first failing field',
      'header',
      { email: 'sam@example.com', street: '1 Elm', zip: '1' },
      'zip',
    ],
    ['the first failing field of another form', 'search', { street: '1 Elm', zip: '' }, 'zip'],
    ['nothing while nothing is wrong', 'header', { street: '1 Elm', zip: '97205' }, undefined],
  ] as const)('goes to %s', (_, id, values, field) => {
    expect(focus(id, values)).toBe(field);
  });
});

describe('form numbers', () => {
  it('are those that editors know', () => {
    expect(definitions.flatMap(({ number }) => number ?? [])).toEqual([1, 2, 3, 4, 5, 7, 8, 9, 10, 11, 12]);
    expect(formByNumber(9)?.id).toBe('overlappingEmail');
  });

  it.each([0, 6, 14])('%i is no form', (number) => {
    expect(formByNumber(number)).toBeUndefined();
  });
});
