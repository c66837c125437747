import { act, fireEvent } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { messageTexts, type AddressMessage } from '../address/address-messages.ts';
import { forms } from './address-forms.ts';
import { checkForm, fieldsOf, shownFields } from '../rules/check-form.ts';
import type { AddressField, AddressFormRules } from '../address/address-fields.ts';
import { fixtureProps } from '../testing/fixture-props.ts';
import { fixtureForms } from '../testing/fixture-forms.ts';
import { formCases } from '../testing/form-cases.ts';
import { showForm } from '../testing/show-form.tsx';
import { standInServices } from '../testing/stand-in-services.ts';
import { addressFormDefaults } from '../address/address-content.defaults.ts';
import type { AddressFormContent } from '../address/address-content.shared.ts';
import { withDefaults, type EntryType } from '@skein/cms-client';
import { sampleOf } from '@skein/cms-client/testing';
import { WIRE_NAMES } from '../address/wire-names.ts';

const same = (a: readonly AddressField[], b: readonly AddressField[]) => a.join() === b.join();

/**
 * Largest number of cases to render: at least one for each form and set of messages. The tests of the rules run all
 * cases.
 */
const DRAWN_AT_MOST = 120;

/**
 * Cases whose fields a fixture shows. The other cases are about combinations of fields that no fixture shows.
 */
const drawn = formCases.flatMap((one) => {
  const shown = shownFields(forms[one.form] as AddressFormRules, one.values);
  const hit = fixtureForms[one.form].find((form) => same(form.shown, shown));
  return hit ? [{ ...one, ...hit }] : [];
});

describe('a form that is drawn says what its rules say', () => {
  it('has cases for every form', () => {
    expect(new Set(drawn.map(({ form }) => form)).size).toBe(Object.keys(forms).length);
  });

  const { cases, label } = sampleOf(drawn, DRAWN_AT_MOST, ({ form, issues }) =>
    [form, ...issues.map(({ message }) => message)].join(),
  );
  it.each(cases)(`$form: $about (${label})`, async ({ form: one, fixture, values, issues, shown }) => {
    const services = standInServices();
    const { container } = showForm(fixture, services);
    const given = fixtureProps(fixture.type as EntryType<AddressFormContent>, fixture);
    const content = withDefaults(given, addressFormDefaults);
    const form = container.querySelector('form') as HTMLFormElement;
    const control = (field: AddressField) =>
      form.elements.namedItem(WIRE_NAMES[content.post][field]) as HTMLInputElement;
    for (const field of shown) fireEvent.input(control(field), { target: { value: values[field] ?? '' } });
    await act(async () => fireEvent.submit(form));

    const words: { readonly [key in AddressMessage]?: string | undefined } = content.messages ?? {};
    const expected = issues.map(({ message }) => words[message] ?? messageTexts[message].en);
    const live = container.querySelector('[aria-live="polite"]');
    expect([...(live?.children ?? [])].map((line) => line.textContent)).toEqual(expected);
    const marked = shown.filter((field) => control(field).getAttribute('aria-invalid') === 'true');
    const named = checkForm(forms[one] as AddressFormRules, values).map(fieldsOf);
    expect(marked.toSorted()).toEqual(
      [...new Set(named.flat())].filter((field) => shown.includes(field)).toSorted(),
    );
    for (const field of marked) {
      const ids = control(field).getAttribute('aria-describedby')?.split(' ') ?? [];
      const told = named.findIndex((fields) => fields.includes(field));
      expect(ids.map((id) => document.getElementById(id)?.textContent)).toContain(expected[told]);
    }
    expect(services.orders).toHaveLength(issues.length === 0 ? 1 : 0);
  });
});
