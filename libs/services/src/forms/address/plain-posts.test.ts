import { describe, expect, it } from 'vitest';
import { entryIdOf, formsInCms } from './testing/form-entries.fixtures.ts';
import { serveForms } from '../testing/forms-server.ts';

const FIELDS = { email: 'ana@example.com', zipCode: '78704' };
const CAMPAIGN = '?utm_source=news&utm_campaign=spring&utm_medium=%3Cb%3Eemail&utm_content=top&email=a@b.co';
const fromPage = (referer: string) => ({ headers: { referer, 'sec-fetch-site': 'same-origin' } });

describe('where a post without script comes from', () => {
  it('is what the browser says of the page: its path, and the campaign in its address', async () => {
    const { post, rows } = await serveForms();
    await post(FIELDS, fromPage(`http://localhost/intl/es/labs${CAMPAIGN}`));
    const payload = (await rows())[0]?.payload;
    expect(payload).toMatchObject({
      pageSource: '/intl/es/labs',
      utmcsr: 'news',
      utmccn: 'spring',
      utmcmd: 'bemail',
      utmcct: 'top',
    });
    expect(JSON.stringify(payload)).not.toContain('a@b.co');
  });

  it('is what the browser says of the plan that the page names', async () => {
    const { post, rows } = await serveForms();
    const answer = await post(
      FIELDS,
      fromPage('http://localhost/intl/es/labs?plan=skein-1-gig&email=a@b.co'),
    );
    expect((await rows())[0]?.payload).toMatchObject({ pageSource: '/intl/es/labs?plan=skein-1-gig' });
    expect(answer.headers.location).toContain('plan=skein-1-gig');
  });

  it('is what the post says, where it does', async () => {
    const { post, rows } = await serveForms();
    const said = { pageSource: '/labs', utmcsr: 'shop' };
    await post({ ...FIELDS, ...said }, fromPage(`http://localhost/address-forms${CAMPAIGN}`));
    expect((await rows())[0]?.payload).toMatchObject({ ...said, utmccn: '', utmcmd: '' });
  });

  it('is the campaign that an earlier page has kept, where its own address names none', async () => {
    const { post, rows } = await serveForms();
    const cookie = 'a=b; skein_campaign=utm_source=news&utm_medium=<b>email&email=a@b.co; c=d';
    await post(FIELDS, { headers: { referer: 'http://localhost/labs?id=7', cookie } });
    const payload = (await rows())[0]?.payload;
    expect(payload).toMatchObject({ pageSource: '/labs', utmcsr: 'news', utmcmd: 'bemail', utmccn: '' });
    expect(JSON.stringify(payload)).not.toContain('a@b.co');
  });

  it('is kept over a refusal', async () => {
    const { post, rows } = await serveForms();
    const refused = await post({ email: 'ana' }, fromPage(`http://localhost/labs${CAMPAIGN}`));
    const hidden = Object.fromEntries(
      [...refused.body.matchAll(/type="hidden" name="([^"]*)" value="([^"]*)"/gu)].map(([, name, value]) => [
        name ?? '',
        value ?? '',
      ]),
    );
    await post({ ...hidden, ...FIELDS }, fromPage('http://localhost/address-forms'));
    expect((await rows())[0]?.payload).toMatchObject({ pageSource: '/labs', utmcsr: 'news', utmcct: 'top' });
  });

  it('is not known where the browser keeps it to itself: the answer is in the language that is read there', async () => {
    const { post } = await serveForms();
    const headers = { 'accept-language': 'es-MX,es;q=0.9' };
    expect((await post(FIELDS, { headers })).headers.location).toBe('/intl/es/stayintouch/verify?sent=1');
    const english = await post({ ...FIELDS, pageSource: '/labs' }, { headers });
    expect(english.headers.location).toBe('/stayintouch/verify?sent=1');
  });

  it.each(['', 'not an address', 'about:blank'])('is nothing where the browser says %j', async (referer) => {
    const { post, rows } = await serveForms();
    await post(FIELDS, fromPage(referer));
    expect((await rows())[0]?.payload).toMatchObject({ utmcsr: '' });
  });
});

describe('a refused form, drawn for one visitor', () => {
  it('carries a key, with which it counts once however often it is sent, and sets no cookie of a visitor', async () => {
    const { post, rows } = await serveForms();
    const page = await post({ email: 'ana' });
    const [, idempotencyKey = ''] = /name="idempotencyKey" value="([0-9a-f]{32})"/u.exec(page.body) ?? [];
    expect(page.cookies.map(({ name }) => name)).not.toContain('skein_visitor');
    for (const _ of [1, 2]) expect((await post({ ...FIELDS, idempotencyKey })).statusCode).toBe(303);
    expect(await rows()).toMatchObject([{ key: idempotencyKey, flags: ['no-human-check'] }]);
  });
});

describe('fields that a form does not show', () => {
  it.each(['script', 'post'] as const)('are not stored: %s', async (way) => {
    const { [way]: send, rows } = await serveForms({ take: { formOf: formsInCms } });
    const more = { streetAddress: '1 Ready Rd', unitNumber: '4', zipCode: '78704', nickname: 'ana' };
    await send({ email: 'ana@example.com', ...more, formEntryId: entryIdOf('comingSoonSignUp', ['email']) });
    const [row] = await rows();
    expect(row?.payload).toMatchObject({ email: 'ana@example.com', outcome: 'signedUp' });
    for (const name of Object.keys(more)) expect(row?.payload).not.toHaveProperty(name);
  });

  it('are not stored of an address check that asks for no email', async () => {
    const { script, rows } = await serveForms({ take: { formOf: formsInCms } });
    const formEntryId = entryIdOf('header', ['street', 'unit', 'zip']);
    const address = { streetAddress: '1 Ready Rd', unitNumber: '', zipCode: '78704' };
    const answer = await script({ ...address, email: 'ana@example.com', formEntryId });
    expect(answer.json()).toEqual({ location: '/address/available?sent=1' });
    expect((await rows())[0]?.payload).not.toHaveProperty('email');
  });
});

describe('a page that was drawn before an editor added fields to its form', () => {
  const formEntryId = entryIdOf('comingSoonSignUp', ['email', 'street', 'unit', 'zip']);
  it.each(['script', 'post'] as const)('can send the form without these fields: %s', async (way) => {
    const { [way]: send, rows } = await serveForms({ take: { formOf: formsInCms } });
    await send({ email: 'ana@example.com', formEntryId });
    expect(await rows()).toMatchObject([{ payload: { email: 'ana@example.com', outcome: 'signedUp' } }]);
  });

  it('can send the form by a script, which posts all fields and says which of them the page shows', async () => {
    const { script, rows } = await serveForms({ take: { formOf: formsInCms } });
    const others = { streetAddress: '', unitNumber: '', zipCode: '' };
    await script({ email: 'ana@example.com', ...others, formEntryId, shownFields: 'email' });
    expect(await rows()).toMatchObject([{ payload: { email: 'ana@example.com', outcome: 'signedUp' } }]);
    const answer = await script({
      email: 'bo@example.com',
      ...others,
      formEntryId,
      shownFields: 'email zip',
    });
    expect(answer.statusCode).toBe(422);
  });

  it.each(['script', 'post'] as const)('cannot send a field that it shows empty: %s', async (way) => {
    const { [way]: send, rows } = await serveForms({ take: { formOf: formsInCms } });
    const answer = await send({ email: 'ana@example.com', zipCode: '', formEntryId });
    expect([answer.statusCode, await rows()]).toEqual([422, []]);
  });
});

describe('the address of a form, opened', () => {
  const get = (url: string, headers: Record<string, string> = {}) =>
    ({ method: 'GET', url, headers }) as const;

  it.each([
    ['/address-forms', '/check-address'],
    ['/address-check', '/check-address'],
    ['/api/forgot-email', '/forgot-email'],
  ])('%s leads to %s', async (url, page) => {
    const { app } = await serveForms();
    const answer = await app.inject(get(url));
    expect([answer.statusCode, answer.headers.location]).toEqual([303, page]);
    expect(answer.headers['cache-control']).toContain('no-store');
    const spanish = await app.inject(get(url, { referer: 'http://localhost/intl/es/labs' }));
    expect(spanish.headers.location).toBe(`/intl/es${page}`);
  });

  it.each(['/intl/es/labs', '/check-address?plan=skein-1-gig'])(
    'leads back to the page whose form was refused there: %s',
    async (pageSource) => {
      const { app, post } = await serveForms();
      const refused = await post({ email: 'ana', pageSource });
      const cookie = refused.cookies.find(({ name }) => name === 'skein_form_page');
      expect(cookie).toMatchObject({ path: '/address-forms', httpOnly: true, sameSite: 'Lax' });
      const kept = `skein_form_page=${encodeURIComponent(cookie?.value ?? '')}`;
      const answer = await app.inject(get('/address-forms', { cookie: kept }));
      expect(answer.headers.location).toBe(pageSource);
    },
  );

  it.each(['//evil.example', '/\\evil.example', 'https://evil.example', '/a?b', '/a\r\nx: y'])(
    'leads nowhere else, whatever a cookie says: %j',
    async (page) => {
      const { app } = await serveForms();
      const cookie = `skein_form_page=${encodeURIComponent(page)}`;
      expect((await app.inject(get('/address-forms', { cookie }))).headers.location).toBe('/check-address');
    },
  );
});
