import { ENGLISH_AND_SPANISH, type SiteLanguages } from '@skein/cms-client';
import type { RenderRefusal } from '@skein/forms/contract';
import { RECEIPT_COOKIE, TYPE_AGAIN_PATH } from '@skein/forms/contract';
import { describe, expect, it, vi } from 'vitest';
import { serveForms } from '../testing/forms-server.ts';

const SENT = {
  email: 'ana@example.com',
  streetAddress: '12 "Juniper" Street',
  unitNumber: '4',
  zipCode: '78701',
  formEntryId: 'form-phone',
  pageSource: '/intl/es/product/phone',
};

async function sentAndAgain(renderRefusal?: RenderRefusal, query = '?lang=es', languages?: SiteLanguages) {
  const { app, post } = await serveForms({ outcome: 'tryAgain', api: { renderRefusal, languages } });
  const { cookies } = await post(SENT);
  const kept = cookies.find(({ name, path }) => name === RECEIPT_COOKIE && path === TYPE_AGAIN_PATH);
  const cookie = `${RECEIPT_COOKIE}=${encodeURIComponent(kept?.value ?? '')}`;
  return app.inject({ url: TYPE_AGAIN_PATH + query, headers: { cookie } });
}

describe('the way back to a form', () => {
  it('has the link to the other language bring it back there', async () => {
    const render = vi.fn<RenderRefusal>(() => ({ html: '<p>its page</p>', headers: {} }));
    await sentAndAgain(render);
    const { es, en } = render.mock.calls[0]?.[0].languageLinks ?? {};
    expect([en, es]).toEqual([`${TYPE_AGAIN_PATH}?lang=en`, `${TYPE_AGAIN_PATH}?lang=es`]);
  });

  it('brings it back on its page with what was typed, in the language of the link, and kept by nobody', async () => {
    const render = vi.fn<RenderRefusal>(() => ({ html: '<p>its page</p>', headers: {} }));
    const answer = await sentAndAgain(render);
    expect([answer.statusCode, answer.body]).toEqual([200, '<p>its page</p>']);
    expect(answer.headers['cache-control']).toBe('no-store, private');
    expect(render.mock.calls).toEqual([
      [
        expect.objectContaining({
          page: '/intl/es/product/phone',
          values: { email: 'ana@example.com', street: '12 "Juniper" Street', unit: '4', zip: '78701' },
          hidden: { formEntryId: 'form-phone', pageSource: '/intl/es/product/phone' },
          fields: {},
          message: undefined,
        }),
      ],
    ]);
    await sentAndAgain(render, '');
    expect(render.mock.calls[1]?.[0].page).toBe('/product/phone');
  });

  it('brings it back in a third language of the site', async () => {
    const french = { locale: 'fr', tag: 'fr-FR', lang: 'fr', prefix: '/intl/fr', name: 'Français' };
    const languages: SiteLanguages = [...ENGLISH_AND_SPANISH, french];
    const render = vi.fn<RenderRefusal>(() => ({ html: '<p>its page</p>', headers: {} }));
    await sentAndAgain(render, '?lang=fr', languages);
    const { page, languageLinks } = render.mock.calls[0]?.[0] ?? {};
    expect([page, languageLinks?.['fr']]).toEqual(['/intl/fr/product/phone', `${TYPE_AGAIN_PATH}?lang=fr`]);
  });

  it('leads to the page of the address check where the form stands on none', async () => {
    const render = vi.fn<RenderRefusal>(({ page, hidden }) =>
      page === '/intl/es/check-address' && !('formEntryId' in hidden)
        ? { html: '<p>the check</p>', headers: {} }
        : undefined,
    );
    expect((await sentAndAgain(render)).body).toBe('<p>the check</p>');
  });

  it('draws a small page itself where the site draws none, with what was typed as text', async () => {
    const { body } = await sentAndAgain();
    expect(body).toContain('lang="es"');
    expect(body).toContain('value="ana@example.com"');
    expect(body).toContain('value="12 &quot;Juniper&quot; Street"');
    expect(body).not.toContain('role="alert"');
  });

  it('leads who has sent nothing to the page of the address check', async () => {
    const { app } = await serveForms();
    const [en, es] = await Promise.all(['', '?lang=es'].map((query) => app.inject(TYPE_AGAIN_PATH + query)));
    expect([en?.statusCode, en?.headers.location]).toEqual([303, '/check-address']);
    expect(es?.headers.location).toBe('/intl/es/check-address');
    expect(en?.headers['cache-control']).toBe('no-store, private');
  });
});
