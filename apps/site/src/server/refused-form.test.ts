import type { RefusalView } from '@skein/forms/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { drawnBySite } from '@skein/services';
import { demoExport } from '../testing/demo-export.ts';
import { documentOf } from '../testing/document-of.ts';
import { demoSite, siteInMemory } from '../testing/site-in-memory.ts';
import { islandProps } from '../testing/island-props.ts';

let site: Awaited<ReturnType<typeof siteInMemory>>;
beforeAll(async () => {
  site = await demoSite();
});

const HOSTILE = '"><script>alert(1)</script>';
const view: RefusalView = {
  status: 422,
  code: 'invalid_fields',
  title: 'Almost there. Check these again',
  message: 'Something’s missing or doesn’t look right.',
  fields: { zip: 'zipInvalid' },
  values: { street: HOSTILE, zip: '972' },
  hidden: { formEntryId: 'form-check-address' },
  names: { email: 'email', street: 'streetAddress', unit: 'unitNumber', zip: 'zipCode' },
  language: 'en',
  page: '/check-address',
  action: '/address-forms',
};
const draw = async (changed: Partial<RefusalView> = {}) =>
  drawnBySite(site.pages).renderRefusal({ ...view, ...changed });

describe('a form that was not taken, for somebody without script', () => {
  it('stands on its own page again, with what was typed and what is wrong', async () => {
    const page = await draw();
    const document = documentOf(page?.html ?? '');
    expect(document.title).toMatch(/^Almost there\. Check these again – /);
    expect(document.querySelector('header')).not.toBeNull();
    const form = document.querySelector('main form');
    const field = (name: string) => form?.querySelector<HTMLInputElement>(`[name=${name}]`);
    expect(field('streetAddress')?.value).toBe(HOSTILE);
    expect(field('zipCode')?.value).toBe('972');
    expect(field('zipCode')?.getAttribute('aria-invalid')).toBe('true');
    expect(document.querySelector('script:not([data-runtime], [type])')).toBeNull();
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toContain('noindex');
    expect(page?.headers['content-security-policy']).toContain("script-src 'self'");
  });

  it('says which field holds what cannot be kept, and why', async () => {
    const message = 'Some characters can’t be used here. Enter it again.';
    const page = await draw({
      status: 400,
      code: 'invalid_characters',
      message,
      fields: { street: 'unusable' },
    });
    const document = documentOf(page?.html ?? '');
    const form = document.querySelector('main form');
    const street = form?.querySelector('[name=streetAddress]');
    expect([street?.getAttribute('aria-invalid'), street?.getAttribute('value')]).toEqual(['true', HOSTILE]);
    expect(form?.textContent).toContain(message);
  });

  it('carries what a post without script needs for the next try', async () => {
    const hidden = {
      ...view.hidden,
      pageSource: '/check-address',
      idempotencyKey: 'k',
      utmcsr: 'news',
    };
    const document = documentOf((await draw({ hidden }))?.html ?? '');
    const form = document.querySelector('main form');
    for (const [name, value] of Object.entries(hidden))
      expect(form?.querySelector<HTMLInputElement>(`[name=${name}]`)?.value, name).toBe(value);
  });

  it('wakes with what it was served with', async () => {
    const document = documentOf((await draw())?.html ?? '');
    const props = [...document.querySelectorAll('skein-island')].map(
      (island) => JSON.parse(islandProps(island)) as { id?: string; refused?: { values: unknown } },
    );
    expect(props.find(({ id }) => id === 'form-check-address')?.refused?.values).toEqual(view.values);
  });

  it('speaks the language of that page', async () => {
    const page = await draw({ page: '/intl/es/check-address', language: 'es' });
    expect(documentOf(page?.html ?? '').documentElement.lang).toBe('es-US');
  });

  it.each<[string, Partial<RefusalView>]>([
    ['is not known', { page: undefined }],
    ['does not exist', { page: '/nowhere' }],
    ['stands in for others', { page: '/404' }],
    ['has no such form', { page: '/legal/terms' }],
    ['is known, but not the form', { hidden: {} }],
  ])('is left to the services when the page %s', async (_, changed) => {
    expect(await draw(changed)).toBeUndefined();
  });

  it('is left to the services while the CMS is away', async () => {
    const away = await siteInMemory(demoExport, { away: true });
    expect(await drawnBySite(away.pages).renderRefusal(view)).toBeUndefined();
  });
});
