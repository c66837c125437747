import { answerAt } from '@skein/forms/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browserWithoutScript } from '../testing/browser-without-script.ts';
import { journeySite, type JourneySite } from '../testing/journey-site.ts';

// A visitor without script uses the demo's pages and services together.

let demo: JourneySite;
beforeAll(async () => void (demo = await journeySite()));
afterAll(() => demo.end());

const browser = (options?: { readonly cookies?: boolean }) => browserWithoutScript(demo.app, options);

const EMAIL = { email: 'sam@example.com' };
const address = (streetAddress: string) => ({ streetAddress, zipCode: '78704' });

describe('a visitor without script', () => {
  it.each([
    ['', 'form-labs', '/labs', 'You’ll get our next notes.'],
    ['/intl/es', 'form-labs', '/labs', 'Recibirás los próximos apuntes.'],
  ])('%s signs up, and reads what was kept in the words of the form', async (prefix, entry, path, words) => {
    const visitor = browser();
    await visitor.open(`${prefix}${path}?utm_source=news`);
    await visitor.send(entry, EMAIL);
    expect(visitor.at()).toBe(`${prefix}/stayintouch/verify`);
    expect(visitor.text('h1')).toBe(words);
    expect(visitor.text('main address')).toBe(EMAIL.email);
  });

  it.each([
    ['2 Not Yet Ln', '/address/not-yet', 'form-sign-up'],
    ['3 Almost There Ave', '/intl/es/address/almost-there', 'form-month'],
  ])('checks %s, and the sign-up on %s carries the address', async (street, result, signUp) => {
    const visitor = browser();
    const prefix = result.startsWith('/intl/es') ? '/intl/es' : '';
    await visitor.open(`${prefix}/check-address`);
    await visitor.send('form-check-address', address(street));
    expect(visitor.at()).toBe(result);
    expect(visitor.text('main address')).toContain(street);
    expect([visitor.value('streetAddress'), visitor.value('zipCode')]).toEqual([street, '78704']);
    await visitor.send(signUp, EMAIL);
    expect(visitor.at()).toBe(`${prefix}/stayintouch/verify`);
    expect(visitor.text('main address')).toContain(EMAIL.email);
  });

  const kept = {
    '': 'We have kept your email: sam@example.com.',
    '/intl/es': 'Guardamos tu correo: sam@example.com.',
  };
  // The languages alternate from form to form. The full level tests all forms in both languages.
  const forms = [
    ['form-chandler', '/cities/chandler'],
    ['form-las-vegas', '/cities/lasvegas'],
    ['form-phone', '/product/phone'],
    ['form-westminster-moving', '/cities/westminster'],
    ['form-texas-module', '/states/texas'],
  ].flatMap(([entry = '', path = ''], at) => {
    const both = (['', '/intl/es'] as const).map((prefix) => ({ entry, page: prefix + path, prefix }));
    return process.env['TEST_LEVEL'] === 'full' ? both : both.slice(at % 2, (at % 2) + 1);
  });

  it.each(forms)(
    'leaves an email with a street in $entry on $page, reads that it was kept, and is not asked again',
    async ({ entry, page, prefix }) => {
      const visitor = browser();
      await visitor.open(page);
      await visitor.send(entry, { ...EMAIL, ...address('2 Not Yet Ln') });
      expect(visitor.at()).toBe(`${prefix}/address/not-yet`);
      expect(visitor.text('main')).toContain(kept[prefix]);
      expect(visitor.text('main')).toMatch(/Your street is on our list|Tu calle ya está en la lista/);
      expect(visitor.text('main form')).toBeUndefined();
    },
  );

  it.each([
    ['', 'form-roof', '/webpass', 'We have your request.'],
    ['/intl/es', 'form-city-building', '/cities/austin/apartments', 'Tenemos tu solicitud.'],
  ])(
    '%s asks for service in a building by %s, and reads about the request',
    async (prefix, entry, page, title) => {
      const visitor = browser();
      await visitor.open(prefix + page);
      await visitor.send(entry, { ...EMAIL, ...address('77 Loma St') });
      expect([visitor.at(), visitor.text('h1')]).toEqual([`${prefix}/stayintouch/verify`, title]);
      expect(visitor.text('main')).toContain(EMAIL.email);
    },
  );

  it.each([
    ['', 'Check availability again'],
    ['/intl/es', 'Ver cobertura otra vez'],
  ])('%s types it again in the form that it was typed in, and finds it there', async (prefix, words) => {
    const visitor = browser();
    await visitor.open(`${prefix}/product/phone`);
    const typed = { ...EMAIL, streetAddress: '1 Raedy Rd', unitNumber: '3D', zipCode: '78704' };
    await visitor.send('form-phone', typed);
    expect(visitor.at()).toBe(`${prefix}/address/try-again`);
    expect(visitor.text('main')).toContain(EMAIL.email);
    await visitor.open(visitor.href(words) ?? '');
    for (const [name, value] of Object.entries(typed)) expect(visitor.value(name, 'form-phone')).toBe(value);
    expect(visitor.text('[role=alert]')).toBeUndefined();
    await visitor.send('form-phone', { streetAddress: '1 Ready Rd' });
    expect(visitor.at()).toBe(`${prefix}/address/available`);
    expect(visitor.text('main')).toContain(EMAIL.email);
  });

  it('takes what was typed along to the other language, also of a form that was refused', async () => {
    const visitor = browser();
    await visitor.open('/product/phone');
    const typed = { ...EMAIL, streetAddress: '1 Raedy Rd', unitNumber: '3D', zipCode: '78704' };
    await visitor.send('form-phone', { ...typed, zipCode: '787' });
    expect(visitor.at()).toBe('/address-forms');
    // The switch also keeps the text that the visitor has typed since the page was rendered.
    await visitor.switchTo('es', { unitNumber: '4E' });
    for (const [name, value] of Object.entries({ ...typed, unitNumber: '4E', zipCode: '787' }))
      expect(visitor.value(name, 'form-phone')).toBe(value);
    expect(visitor.value('pageSource', 'form-phone')).toBe('/intl/es/product/phone');
    expect(visitor.text('[role=alert]')).toBeUndefined();
    await visitor.send('form-phone', typed);
    expect(visitor.at()).toBe('/intl/es/address/try-again');
    await visitor.open(visitor.href('Ver cobertura otra vez') ?? '');
    await visitor.switchTo('en');
    expect(visitor.value('pageSource', 'form-phone')).toBe('/product/phone');
    for (const [name, value] of Object.entries(typed)) expect(visitor.value(name, 'form-phone')).toBe(value);
  });

  it('is known by the campaign that brought them, whichever links they have followed since', async () => {
    const visitor = browser();
    await visitor.open('/?utm_source=news&utm_campaign=spring');
    await visitor.open('/intl/es/labs');
    await visitor.send('form-labs', { email: 'sam@example' });
    expect([visitor.value('utmcsr'), visitor.value('utmccn')]).toEqual(['news', 'spring']);
  });

  it('types it again on the page of the check where the form was none of a page', async () => {
    const visitor = browser();
    await visitor.open('/check-address');
    await visitor.send('form-check-address', { ...address('1 Raedy Rd'), formEntryId: 'form-address-check' });
    expect(visitor.at()).toBe('/address/try-again');
    await visitor.open(visitor.href('Check availability again') ?? '');
    expect(visitor.value('streetAddress', 'form-check-address')).toBe('1 Raedy Rd');
  });

  it('with cookies off is taken at their word: nothing is lost, and nothing refused', async () => {
    const visitor = browser({ cookies: false });
    await visitor.open('/check-address');
    await visitor.send('form-check-address', address('2 Not Yet Ln'));
    expect(visitor.at()).toBe('/address/not-yet');
    await visitor.send('form-sign-up', { ...EMAIL, ...address('2 Not Yet Ln') });
    expect(visitor.at()).toBe('/stayintouch/verify');
    expect(visitor.text('main')).toContain('we got it');
    await visitor.open('/labs');
    await visitor.send('form-labs', { email: 'sam@example' });
    expect(visitor.at()).toBe('/address-forms');
    await visitor.send('form-labs', EMAIL);
    expect(visitor.at()).toBe('/stayintouch/verify');
  });

  it('who checks an address without an account reads about the address', async () => {
    const visitor = browser();
    await visitor.open('/check-address');
    await visitor.send('form-check-address', address('5 Lost Account Ct'));
    expect([visitor.at(), visitor.text('h1')]).toEqual([
      '/account-not-found',
      'Yes, there’s fiber here. No account yet.',
    ]);
    expect(visitor.text('main')).toContain('You asked about 5 Lost Account Ct, 78704.');
  });

  it('finds on no other page the address of one', async () => {
    const visitor = browser();
    await visitor.open('/check-address');
    await visitor.send('form-check-address', address('1 Ready Rd'));
    expect(visitor.text('main address')).toContain('1 Ready Rd');
    for (const path of [
      '/address/not-yet',
      '/address/try-again',
      '/account-not-found',
      '/stayintouch/verify',
    ]) {
      await visitor.open(answerAt(path));
      expect(visitor.text('main'), path).not.toContain('1 Ready Rd');
    }
    await visitor.open(answerAt('/intl/es/address/available'));
    expect(visitor.text('main address')).toContain('1 Ready Rd');
  });

  it('who opens the address of a form that was refused comes back to its page', async () => {
    const visitor = browser();
    await visitor.open('/intl/es/labs?utm_source=news');
    await visitor.send('form-labs', { email: 'sam@example' });
    expect(visitor.at()).toBe('/address-forms');
    expect(visitor.value('utmcsr')).toBe('news');
    await visitor.open('/address-forms');
    expect(visitor.at()).toBe('/intl/es/labs');
  });
});
