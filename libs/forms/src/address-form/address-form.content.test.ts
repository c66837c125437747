// @vitest-environment node
import type { RawEntry } from '@skein/cms-client';
import { describe, expect, it } from 'vitest';
import { fixtureForms } from '../testing/fixture-forms.ts';
import { fixtureProps, parseRaw } from '../testing/fixture-props.ts';
import { addressForm } from './address-form.block.ts';
import { formOfEntry } from './form-of-entry.ts';
import { comingSoonSignUp, stayConnectedForm } from './own-forms.block.ts';
import { header } from './address-form.fixtures.ts';
import type { AddressFormContent } from '../address/address-content.shared.ts';
import { shownByContent } from '../address/shown-by-content.ts';
import { forms, type FormId } from './address-forms.ts';

const raw = (type: string, fields: Record<string, unknown>): RawEntry => ({
  sys: { id: 'f', contentType: { sys: { id: type } } },
  fields,
});

describe('the content of a form', () => {
  it.each(
    Object.entries(fixtureForms).flatMap(([id, list]) =>
      list.map((one) => [id as FormId, one.fixture.id, one] as const),
    ),
  )('%s, %s, asks for what has a label', (id, _, { fixture, shown }) => {
    const content = fixtureProps(fixture.type, fixture) as AddressFormContent;
    expect(shownByContent(forms[id], content)).toEqual(shown);
  });

  it('has messages by the field names that editors know', () => {
    const { messages } = fixtureProps(header.type, header) as AddressFormContent;
    expect(messages?.zipInvalid).toBe('A ZIP code has five digits, such as 97205.');
  });

  it('is described by number, each in words of its own', () => {
    const said = addressForm.variants.map(({ description }) => description);
    expect(said).not.toContain(undefined);
    expect(new Set(said).size).toBe(addressForm.variants.length);
  });

  it.each([0, 6, 13.5, 14, 'x', undefined])('shows nothing for type %j', (number) => {
    expect(parseRaw(addressForm, raw(addressForm.id, { gfFormType: number }))).toBeUndefined();
  });

  it('needs nothing but a number', () => {
    expect(parseRaw(addressForm, raw(addressForm.id, { gfFormType: 2 }))).toMatchObject({
      variant: 'cityEmail',
      postTo: '/address-forms',
      post: 'recaptcha',
      humanCheck: true,
    });
  });
});

describe('the form of an entry, for a service', () => {
  it.each([
    [addressForm.id, { gfFormType: 4 }, 'header', ['street', 'unit', 'zip']],
    [
      addressForm.id,
      { gfFormType: 4, gfEmailAddress: 'Email' },
      'header',
      ['email', 'street', 'unit', 'zip'],
    ],
    [addressForm.id, { gfFormType: '1', gfZip: 'ZIP', gfUnit: ' ' }, 'email', ['email', 'zip']],
    [comingSoonSignUp.id, {}, 'comingSoonSignUp', ['email']],
    [stayConnectedForm.id, {}, 'stayConnected', ['email', 'street', 'unit', 'zip']],
  ])('%s with %o is %s', (type, fields, id, shown) => {
    const found = formOfEntry(raw(type, fields));
    expect([found?.form.id, found?.shown]).toEqual([id, shown]);
  });

  it.each([
    [addressForm.id, { gfFormType: 6 }],
    [addressForm.id, {}],
    ['gfContentBlock', { gfFormType: 4 }],
  ])('%s with %o is none', (type, fields) => {
    expect(formOfEntry(raw(type, fields))).toBeUndefined();
  });
});
