import { ENGLISH_AND_SPANISH, type SiteLanguages } from '@skein/cms-client';
import {
  answerAt,
  requestMessageTexts,
  requestToWire,
  tokenFieldOf,
  typedText,
  type RequestFormId,
} from '@skein/forms/contract';
import { goodRequests, requestCases } from '@skein/forms/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { requestForms, SIGN_UP_PAGE } from '../testing/form-pages.ts';
import { FORM_TOKEN, serveForms, type FormsServer } from '../testing/forms-server.ts';
import { requestSender } from './testing/request-sender.ts';

let server: FormsServer;
beforeEach(async () => {
  server = await serveForms();
});

const ids = Object.keys(requestForms) as RequestFormId[];

describe('the rules of requests, at the service', () => {
  it.each(requestCases.filter(({ issues }) => issues.length === 0))(
    '$form: $about: is kept, once for each who sends it',
    async ({ form, values }) => {
      const { script } = requestSender(server);
      const { plain } = requestSender(server);
      const scripted = await script(form, values);
      expect([scripted.statusCode, scripted.json()]).toEqual([200, { location: requestForms[form].page }]);
      const posted = await plain(form, values);
      expect([posted.statusCode, posted.headers.location]).toEqual([303, answerAt(requestForms[form].page)]);
      const rows = await server.rows();
      expect(rows.map(({ kind, flags }) => [kind, flags]).toSorted()).toEqual([
        [requestForms[form].kind, []],
        [requestForms[form].kind, ['no-human-check']],
      ]);
      const typed = Object.fromEntries(
        Object.entries(values).map(([field, value]) => [field, typedText(field, value ?? '')]),
      );
      for (const { payload } of rows) expect(payload).toMatchObject(requestToWire(requestForms[form], typed));
      expect(JSON.stringify(rows)).not.toMatch(/authenticity_token|recaptcha/u);
    },
  );

  it.each(requestCases.filter(({ issues }) => issues.length > 0))(
    '$form: $about: is refused with the words of the form, and not kept',
    async ({ form, values, issues }) => {
      const { script, plain } = requestSender(server);
      const scripted = await script(form, values);
      expect([scripted.statusCode, scripted.json().error]).toEqual([
        422,
        {
          code: 'invalid_fields',
          message: expect.any(String),
          fields: Object.fromEntries(issues.map(({ field, message }) => [field, message])),
        },
      ]);
      const posted = await plain(form, values);
      expect(posted.statusCode).toBe(422);
      for (const { field, message } of issues)
        expect(posted.body).toContain(`id="field-${field}-wrong">${requestMessageTexts[message].en}</p>`);
      expect(posted.body.match(/aria-invalid/gu)).toHaveLength(issues.length);
      expect(await server.rows()).toEqual([]);
    },
  );
});

describe.each(ids)('%s', (form) => {
  const { page, path } = requestForms[form];

  it('is taken at the path of its Spanish page, which it leads back to', async () => {
    const { script, plain } = requestSender(server);
    const options = { language: 'es' } as const;
    expect((await script(form, goodRequests[form], options)).json()).toEqual({ location: `/intl/es${page}` });
    const posted = await plain(form, goodRequests[form], options);
    expect([posted.statusCode, posted.headers.location]).toEqual([303, answerAt(`/intl/es${page}`)]);
  });

  it('is kept once, however often it is sent', async () => {
    const { script, plain } = requestSender(server);
    const idempotencyKey = `again-${form}`;
    const answers = await Promise.all(
      [1, 2, 3].map(() => script(form, goodRequests[form], { more: { idempotencyKey } })),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    await plain(form, goodRequests[form], { more: { idempotencyKey: '' } });
    await plain(form, goodRequests[form], { more: { idempotencyKey: '' } });
    expect(await server.rows()).toHaveLength(2);
    expect(server.woken.count).toBe(2);
  });

  it('comes back as it was typed, text by text, with markup as text', async () => {
    const { plain } = requestSender(server);
    const attack = `"><script>alert(1)</script><b a='`;
    const values = { ...goodRequests[form], email: 'sam@example', firstName: attack, message: attack };
    const { body, statusCode } = await plain(form, values);
    expect(statusCode).toBe(422);
    expect(body).not.toMatch(/<script|<b a/u);
    expect(body).toContain('value="sam@example"');
    expect(body).toContain(`action="${path}"`);
    expect(body).toContain(`name="${tokenFieldOf(requestForms[form])}" value="${FORM_TOKEN}"`);
  });

  it('leaves a receipt for the page that it stands on, and nothing that was typed in it', async () => {
    const { plain } = requestSender(server);
    const { cookies } = await plain(form, goodRequests[form], { more: { formEntryId: 'form-1' } });
    const receipts = cookies.filter(({ name }) => name === 'skein_receipt');
    expect(receipts.map(({ path: scope }) => scope)).toEqual([page, `/intl/es${page}`]);
    expect(JSON.parse(receipts[0]?.value ?? '')).toEqual({ page, formEntryId: 'form-1' });
  });
});

it('keeps where a request comes from, and drops what nobody asked for', async () => {
  const { script } = requestSender(server);
  const more = { utmcsr: 'news<b>', admin: 'true', pageSource: '/business/contact' };
  await script('businessContact', { ...goodRequests.businessContact, company: 'Only Once' }, { more });
  const row = (await server.rows()).find(
    ({ payload }) => payload['business_contact[company_name]'] === 'Only Once',
  );
  expect(row?.payload).toMatchObject({ utmcsr: 'newsb', pageSource: '/business/contact' });
  expect(row?.payload).not.toHaveProperty('admin');
});

describe('on a site with a third language', () => {
  const french = { locale: 'fr', tag: 'fr-FR', lang: 'fr', prefix: '/intl/fr', name: 'Français' };
  const languages: SiteLanguages = [...ENGLISH_AND_SPANISH, french];
  const { page, path } = requestForms.webpassContact;

  it('is posted below the prefix of the language, and leaves its receipt there', async () => {
    const third = await serveForms({ requests: { languages } });
    const fields = requestSender(third).fieldsOf('webpassContact', goodRequests.webpassContact);
    const answer = await third.post(fields, { url: `/intl/fr${path}` });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, answerAt(`/intl/fr${page}`)]);
    const receipts = answer.cookies.filter(({ name }) => name === 'skein_receipt');
    expect(receipts.map(({ path: scope }) => scope)).toContain(`/intl/fr${page}`);
    const opened = await third.app.inject({ method: 'GET', url: `/intl/fr${path}` });
    expect(opened.headers.location).toBe(`/intl/fr${page}`);
  });

  it('leaves a receipt of a sign-up that names the page without the prefix', async () => {
    const third = await serveForms({ api: { languages } });
    const fields = { email: 'ana@example.com', zipCode: '78704', pageSource: '/intl/fr/labs' };
    const { cookies, headers } = await third.post(fields);
    expect(headers.location).toBe(answerAt(`/intl/fr${SIGN_UP_PAGE}`));
    const receipt = cookies.find(({ path: scope }) => scope === `/intl/fr${SIGN_UP_PAGE}`);
    expect(JSON.parse(receipt?.value ?? '{}')).toMatchObject({ from: '/labs' });
  });
});

describe('a GET', () => {
  const get = (url: string, referer?: string) =>
    server.app.inject({ url, headers: { accept: 'text/html', ...(referer && { referer }) } });

  it.each([
    ['/webpass/contact/process', undefined, '/webpass/contact'],
    ['/webpass/contact/process', 'http://localhost/intl/es/plans', '/webpass/contact'],
    ['/intl/es/webpass/contact/process', undefined, '/intl/es/webpass/contact'],
    ['/intl/es/webpass/residential/process', 'http://localhost/plans', '/intl/es/webpass/residential'],
    ['/api/chat', undefined, '/chat'],
    ['/api/chat', 'http://localhost/intl/es/plans', '/intl/es/chat'],
  ])('of %s (from %s) is led to the page of the form, %s', async (url, referer, page) => {
    const { statusCode, headers } = await get(url, referer);
    expect([statusCode, headers.location]).toEqual([303, page]);
  });

  it('of a page is left to the page', async () => {
    expect((await get('/business/contact')).statusCode).toBe(404);
  });
});
