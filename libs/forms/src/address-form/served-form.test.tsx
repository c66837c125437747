// @vitest-environment node
import type { AuthoredEntry, SiteLocale } from '@skein/cms-client';
import { JSDOM } from 'jsdom';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { AddressRefusal } from '../address/address-content.shared.ts';
import * as fixtures from './address-form.fixtures.ts';
import { fixtureForms } from '../testing/fixture-forms.ts';
import { formElement } from '../testing/show-form.tsx';
import { standInServices } from '../testing/stand-in-services.ts';
import { keepStreetInView } from '../address/keep-street-in-view.ts';
import { ADDRESS_FORMS_PATH } from '../address/address-post.constants.ts';
import { postUrl } from '../form/post-url.ts';

function served(fixture: AuthoredEntry, locale?: SiteLocale, extra?: object): HTMLFormElement {
  const html = renderToString(formElement(fixture, standInServices(), locale, extra));
  const form = new JSDOM(html).window.document.querySelector('form');
  if (!form) throw new Error('no form');
  return form;
}
const fieldsOf = (form: HTMLFormElement) =>
  Object.fromEntries([...form.querySelectorAll('input')].map((input) => [input.name, input]));

describe('a form as it is served', () => {
  it.each(
    Object.values(fixtureForms)
      .flat()
      .map(({ fixture }) => [fixture.id, fixture] as const),
  )('%s posts by itself, in both languages', (_, fixture) => {
    for (const locale of ['en-US', 'es'] as const) {
      const form = served(fixture, locale);
      expect([form.method, form.getAttribute('action')]).toEqual(['post', '/address-forms']);
      expect(form.noValidate).toBe(false);
      expect(form.querySelector('button')?.type).toBe('submit');
      expect(fieldsOf(form)['formEntryId']?.value).toBe(fixture.id);
    }
  });

  it('has the names of the service, the hints for browsers, and a token that stands for none', () => {
    const fields = fieldsOf(served(fixtures.cityEmail));
    expect(Object.keys(fields)).toEqual([
      'formEntryId',
      'recaptchaAction',
      'recaptchaToken',
      'referenceNote',
      'email',
      'streetAddress',
      'unitNumber',
      'zipCode',
    ]);
    const { email, streetAddress, unitNumber, zipCode, recaptchaToken } = fields;
    expect([email, streetAddress, zipCode].map((field) => field?.getAttribute('autocomplete'))).toEqual([
      'email',
      'address-line1',
      'postal-code',
    ]);
    expect([email, streetAddress, unitNumber, zipCode].map((field) => field?.required)).toEqual([
      true,
      true,
      false,
      true,
    ]);
    expect([email, streetAddress, unitNumber, zipCode].map((field) => field?.maxLength)).toEqual([
      254, 120, 120, 16,
    ]);
    expect(recaptchaToken?.value).toBe('test');
  });

  it('of the legacy variant has the names of that', () => {
    expect(Object.keys(fieldsOf(served(fixtures.headerWithoutEmail)))).toEqual(
      expect.arrayContaining(['event_category', 'event_action', 'street_address', 'unit_number', 'zip_code']),
    );
  });

  it('hides its trap from eyes, keys and ears', () => {
    const trap = fieldsOf(served(fixtures.email))['referenceNote'];
    expect(trap?.tabIndex).toBe(-1);
    expect(trap?.closest('[aria-hidden="true"]')).not.toBeNull();
  });

  it('demands no field that its rules do not', () => {
    const { streetAddress, zipCode } = fieldsOf(served(fixtures.bottomSearch));
    expect([streetAddress?.required, zipCode?.required]).toEqual([false, true]);
  });
});

describe('a form that the server did not take', () => {
  const HOSTILE = '"><script>alert(1)</script>';
  const refused: AddressRefusal = {
    page: '/check-address',
    values: { email: HOSTILE, street: '12 Juniper Street', unit: '', zip: '972' },
    issues: [
      { field: 'email', message: 'emailInvalid' },
      { field: 'zip', message: 'zipInvalid' },
    ],
  };

  it('holds what was typed, says what is wrong at each field, and goes on at the first', () => {
    const { email, streetAddress, zipCode } = fieldsOf(served(fixtures.cityEmail, 'en-US', { refused }));
    expect([email?.value, streetAddress?.value, zipCode?.value]).toEqual([
      HOSTILE,
      '12 Juniper Street',
      '972',
    ]);
    const wrong = [email, streetAddress, zipCode].map((field) => field?.getAttribute('aria-invalid'));
    expect(wrong).toEqual(['true', null, 'true']);
    const ids = email?.getAttribute('aria-describedby')?.split(' ') ?? [];
    const message = ids.map((id) => email?.ownerDocument.getElementById(id)?.textContent).join('');
    // The message is from the form's content.
    expect(message).toMatch(/^That email is missing something/);
    expect(email?.autofocus).toBe(true);
    expect([streetAddress, zipCode].some((field) => field?.autofocus)).toBe(false);
  });

  it('says which page it stands on, for the address of the document is that of the service', () => {
    expect(fieldsOf(served(fixtures.cityEmail))['pageSource']).toBeUndefined();
    expect(fieldsOf(served(fixtures.cityEmail, 'en-US', { refused }))['pageSource']?.value).toBe(
      '/check-address',
    );
  });

  it('says why where no field is to blame, without a button that only script could answer', () => {
    expect(served(fixtures.cityEmail, 'en-US', { refused }).querySelector('[role=alert]')?.textContent).toBe(
      'Problem: Something’s missing or doesn’t look right.',
    );
    const quoted = served(fixtures.cityEmail, 'es', { refused: { ...refused, reference: '3f2a9c0d' } });
    expect(quoted.querySelector('[role=alert]')?.textContent).toMatch(/ Referencia: 3f2a9c0d$/);
    const why = { ...refused, issues: [], message: 'That was a lot of forms.', reference: '3f2a9c0d' };
    const form = served(fixtures.cityEmail, 'en-US', { refused: why });
    expect(form.querySelector('[role=alert]')?.textContent).toContain(
      'That was a lot of forms. Reference: 3f2a9c0d',
    );
    expect(form.querySelectorAll('button')).toHaveLength(1);
    expect(fieldsOf(form)['email']?.autofocus).toBe(true);
  });
});

describe('the address of a post', () => {
  it.each([
    ['/address-check', '/address-check'],
    ['https://provider.example/forms', 'https://provider.example/forms'],
    ['javascript:alert(1)', '/address-forms'],
    ['mailto:sam@example.com', '/address-forms'],
    ['#', '/address-forms'],
    ['', '/address-forms'],
  ])('%j is %j', (content, address) => {
    expect(postUrl(content, ADDRESS_FORMS_PATH)).toBe(address);
  });
});

describe('a street field on a phone', () => {
  const scrolled: unknown[] = [];
  const at = (top: number, small: boolean) => {
    scrolled.length = 0;
    Object.assign(globalThis, {
      window: { matchMedia: () => ({ matches: small }), scrollBy: (by: unknown) => scrolled.push(by) },
    });
    keepStreetInView({ getBoundingClientRect: () => ({ top }) } as unknown as HTMLElement);
    Reflect.deleteProperty(globalThis, 'window');
    return [...scrolled];
  };

  it.each([
    [500, true, [{ top: 266 }]],
    [235, true, [{ top: 1 }]],
    [234, true, []],
    [500, false, []],
  ])('at %i px, small: %o, moves the page by %o', (top, small, moves) => {
    expect(at(top, small)).toEqual(moves);
  });
});
