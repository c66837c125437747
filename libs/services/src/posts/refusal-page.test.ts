import type { RenderRefusal } from '@skein/forms/contract';
import { describe, expect, it, vi } from 'vitest';
import { serveForms } from '../forms/testing/forms-server.ts';

describe('a refused form, without script', () => {
  it('comes back as a page, filled in again, in the visitor’s language', async () => {
    const server = await serveForms();
    const response = await server.post({
      email: 'ana@example',
      streetAddress: '12 "Juniper" Street',
      zipCode: '78701',
      formEntryId: 'entry-1',
      pageSource: '/intl/es/cities/austin',
    });
    expect(response.statusCode).toBe(422);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.headers['content-security-policy']).toContain("default-src 'none'");
    expect(response.body).toContain('lang="es"');
    expect(response.body).toContain('value="ana@example"');
    expect(response.body).toContain('value="12 &quot;Juniper&quot; Street"');
    expect(response.body).toContain('name="formEntryId" value="entry-1"');
    expect(response.body).toContain('Un correo lleva una arroba');
    expect(response.body).toContain('action="/address-forms"');
    // The maximum length leaves room for ZIP+4 and for spaces that a visitor may paste.
    expect(response.body).toMatch(/name="zipCode" maxlength="16"/);
  });

  it.each([
    ['/labs', '/labs'],
    [`/${'a'.repeat(4000)}`, undefined],
    // In an address, each of these characters takes nine characters.
    [`/${'\u3042'.repeat(500)}`, undefined],
  ])('keeps the path of its page whole in a cookie, or not at all', async (pageSource, kept) => {
    const server = await serveForms();
    const { cookies } = await server.post({ email: 'ana', pageSource });
    expect(cookies.find(({ name }) => name === 'skein_form_page')?.value).toBe(kept);
  });

  it('that could not be read leads to the home page instead', async () => {
    const server = await serveForms();
    const headers = { referer: 'http://localhost/intl/es/plans' };
    const response = await server.post({ email: 'a'.repeat(20_000) }, { headers });
    expect(response.statusCode).toBe(413);
    expect(response.body).toContain('<a href="/intl/es">Ir al inicio</a>');
    expect(response.body).not.toContain('<form');
  });

  it('never carries markup of the sender', async () => {
    const server = await serveForms();
    const attack = `"><script>alert(1)</script><b a='`;
    for (const url of ['/address-forms', '/address-check'])
      for (const name of [
        'email',
        'streetAddress',
        'street_address',
        'zipCode',
        'zip_code',
        'formEntryId',
        'pageSource',
      ]) {
        const { body, statusCode } = await server.post(
          { zipCode: '1', zip_code: '1', [name]: attack },
          { url },
        );
        expect(statusCode).toBe(422);
        expect(body).not.toMatch(/<script|<b a/u);
      }
  });

  it('can be drawn by the host, who gets what was typed and what is wrong', async () => {
    const renderRefusal = vi.fn<RenderRefusal>(() => ({
      html: '<p>ours</p>',
      headers: { 'x-drawn-by': 'host' },
    }));
    const server = await serveForms({ api: { renderRefusal } });
    const response = await server.post(
      { street_address: '1 Main Street', zip_code: 'x' },
      { url: '/address-check' },
    );
    expect([response.body, response.headers['x-drawn-by']]).toEqual(['<p>ours</p>', 'host']);
    expect(renderRefusal).toHaveBeenCalledExactlyOnceWith({
      status: 422,
      code: 'invalid_fields',
      title: 'Almost there. Check these again',
      message: expect.any(String),
      reference: expect.any(String),
      fields: { zip: 'zipInvalid' },
      values: { street: '1 Main Street', zip: 'x' },
      hidden: { idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/u) },
      names: { email: 'email', street: 'street_address', unit: 'unit_number', zip: 'zip_code' },
      language: 'en',
      page: undefined,
      action: '/address-check',
      languageLinks: { en: '/address-check?lang=en', es: '/address-check?lang=es' },
      bringsInput: true,
    });
  });
});
