import {
  requestPath,
  SCHEDULE_CALL_PATH,
  type RefusalView,
  type RenderRefusal,
  type RequestFormId,
} from '@skein/forms/contract';
import { goodRequests } from '@skein/forms/testing';
import { describe, expect, it, vi } from 'vitest';
import { requestSender } from '../forms/request/testing/request-sender.ts';
import { requestForms } from '../forms/testing/form-pages.ts';
import { serveForms } from '../forms/testing/forms-server.ts';

/** Starts a server that records the pages that it asks the host to draw. */
async function drawing(options: Parameters<typeof serveForms>[0] = {}) {
  const views: RefusalView[] = [];
  const renderRefusal: RenderRefusal = (view) => {
    views.push(view);
    return { html: '<p>drawn</p>', headers: {} };
  };
  const host = { renderRefusal };
  return { views, ...(await serveForms({ ...options, api: host, requests: host, forgotEmail: host })) };
}

const AGAIN = {
  status: 200,
  code: undefined,
  message: undefined,
  fields: {},
  title: 'Un intento más',
  language: 'es',
  bringsInput: true,
};

describe('a form that is posted for its page in another language', () => {
  const ids = Object.keys(requestForms) as RequestFormId[];
  it.each(ids)('is shown there as it was typed, neither judged nor kept: %s', async (id) => {
    const server = await drawing();
    const { names } = requestForms[id];
    const form = requestForms[id];
    const typed = requestSender(server).fieldsOf(id, { ...goodRequests[id], email: 'zoe@' });
    const answer = await server.post(
      { ...typed, pageSource: form.page, formEntryId: 'form-1', utmcsr: 'news' },
      { url: `${requestPath(form, '/intl/es')}?lang=es` },
    );
    expect([answer.statusCode, answer.headers['cache-control'], answer.body]).toEqual([
      200,
      'no-store, private',
      '<p>drawn</p>',
    ]);
    const [english, spanish] = ['', '/intl/es'].map((prefix) => requestPath(form, prefix));
    expect(server.views).toMatchObject([
      {
        ...AGAIN,
        page: `/intl/es${form.page}`,
        action: spanish,
        names,
        languageLinks: { en: `${english}?lang=en`, es: `${spanish}?lang=es` },
        values: { email: 'zoe@' },
        hidden: { pageSource: `/intl/es${form.page}`, formEntryId: 'form-1', utmcsr: 'news' },
      },
    ]);
    expect(await server.rows()).toEqual([]);
    // No cookie contains the visitor's input.
    expect(JSON.stringify(answer.cookies)).not.toContain('zoe');
  });

  it.each([
    ['/address-forms', { email: 'a@', streetAddress: '1 Elm', zipCode: '7' }],
    ['/address-check', { email: 'a@', street_address: '1 Elm', zip_code: '7' }],
    ['/api/forgot-email', { streetAddress: '1 Elm', zipCode: '7' }],
  ])('to %s is, too', async (path, fields) => {
    const server = await drawing();
    await server.post({ ...fields, pageSource: '/labs' }, { url: `${path}?lang=es` });
    expect(server.views).toMatchObject([
      {
        ...AGAIN,
        page: '/intl/es/labs',
        values: { street: '1 Elm', zip: '7' },
        languageLinks: { en: `${path}?lang=en`, es: `${path}?lang=es` },
      },
    ]);
  });

  it.each([
    ['does not say from which page', {}, '/intl/es/check-address'],
    ['comes from the same language', { pageSource: '/intl/es/labs' }, '/intl/es/labs'],
    ['comes from elsewhere', { pageSource: 'https://evil.example//evil/x' }, '/intl/es/check-address'],
  ])('and %s is shown on a page of this site', async (_, fields, page) => {
    const server = await drawing();
    await server.post(fields, { url: '/address-forms?lang=es' });
    expect(server.views[0]?.page).toBe(page);
  });

  it('has the address of its page in that language lead back there', async () => {
    const { post, app } = await drawing();
    const { cookies } = await post({ pageSource: '/labs' }, { url: '/address-forms?lang=es' });
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const opened = await app.inject({ url: '/address-forms?lang=es', headers: { cookie } });
    expect([opened.statusCode, opened.headers.location]).toEqual([303, '/intl/es/labs']);
  });

  it('is shown without characters that cannot be stored', async () => {
    const server = await drawing();
    await server.post({ streetAddress: '12\vElm\u0002' }, { url: '/address-forms?lang=es' });
    expect(server.views).toMatchObject([{ ...AGAIN, values: { street: '12 Elm' } }]);
  });

  it('tells nobody of the hidden field, which the next try tells of', async () => {
    const server = await drawing();
    const again = async (fields: Readonly<Record<string, string>>) => {
      await server.post(fields, { url: '/address-forms?lang=es' });
      return server.views.at(-1)?.hidden['referenceNoteTold'];
    };
    expect(await again({ referenceNote: 'filled' })).toBeUndefined();
    expect(await again({ referenceNoteTold: '1' })).toBe('1');
  });

  it('is judged where no page is asked for, or no language of the site', async () => {
    const { post, script } = await serveForms();
    const fields = { streetAddress: '12 Juniper Street', zipCode: '7' };
    expect((await script(fields, { url: '/address-forms?lang=es' })).statusCode).toBe(422);
    for (const url of ['/address-forms?lang=fr', '/address-forms?lang', '/address-forms?lang=es&lang=en'])
      expect((await post(fields, { url })).statusCode).toBe(422);
  });

  it('from another site is refused', async () => {
    const { post } = await serveForms();
    const headers = { 'sec-fetch-site': 'cross-site' };
    expect((await post({}, { url: '/address-forms?lang=es', headers })).statusCode).toBe(403);
  });

  it('is a small page of the services where the site draws none, with what was typed as text', async () => {
    const { post } = await serveForms();
    const { body } = await post({ streetAddress: '1 "Elm" <b>' }, { url: '/address-forms?lang=es' });
    expect(body).toContain('lang="es"');
    expect(body).toContain('value="1 &quot;Elm&quot; &lt;b&gt;"');
    expect(body).not.toContain('role="alert"');
  });
});

describe('a step of a call that is posted for its page in another language', () => {
  const typed = {
    step: 'contact',
    face: 'modal',
    firstName: 'Sa\u0002m',
    email: 'sam@',
    pageSource: '/support',
  };
  const url = `${SCHEDULE_CALL_PATH}?lang=es`;

  it('is the same step there, neither judged nor gone on from', async () => {
    const renderStep = vi.fn(async () => undefined);
    const { post, rows } = await serveForms({ calls: { renderStep } });
    const answer = await post({ ...typed, go: 'back' }, { url });
    expect(answer.statusCode).toBe(200);
    expect(renderStep.mock.calls).toMatchObject([
      [
        {
          status: 200,
          language: 'es',
          pages: ['/intl/es/support', '/intl/es/support/schedule-a-call'],
          served: {
            step: 'contact',
            values: { firstName: 'Sam', email: 'sam@' },
            issues: [],
            message: undefined,
          },
          languageLinks: { en: `${SCHEDULE_CALL_PATH}?lang=en`, es: url },
        },
      ],
    ]);
    await post({ ...typed, step: 'checkInfo' }, { url });
    expect(await rows()).toEqual([]);
  });
});
