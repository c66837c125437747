import { createHtmlCache } from '@skein/host/testing';
import type { PageVisitor, PageVisitors } from '@skein/http';
import { describe, expect, it, vi } from 'vitest';
import { documentOf } from '../testing/document-of.ts';
import { demoSite, demoWith } from '../testing/site-in-memory.ts';

const visitor = (name: string): PageVisitor => ({
  csrfToken: `csrf of ${name}`,
  stamp: ({ path, csrfField }) => ({
    pageToken: `${name} at ${path}`,
    ...(csrfField !== undefined && { [csrfField]: `csrf of ${name}` }),
  }),
});
const visitors: PageVisitors = (name = '') => visitor(name);

const TTL_MS = 3_600_000;

const forVisitors = demoWith({ visitors });

/** A page in memory, and how often it has been drawn. */
async function kept(path: string) {
  const { pages } = await forVisitors;
  const cache = createHtmlCache({ ttlMs: TTL_MS, retryMs: 1000, max: 10 });
  const render = vi.fn(() => pages.render(path));
  const get = async () => (await cache.get(path, render)).page;
  async function pageOf(name: string): Promise<Document> {
    const page = await get();
    expect([page.caching, page.etag]).toEqual(['none', undefined]);
    return documentOf(wholeOf(await page.bytesFor?.(visitor(name)).get('identity')));
  }
  return { cache, render, pageOf, get };
}

const wholeOf = (bytes: Buffer | readonly Buffer[] = []) => Buffer.concat([bytes].flat()).toString();
const csrfOf = (document: Document) =>
  document.querySelector('meta[name="csrf-token"]')?.getAttribute('content');
/** What the form carries, as it was drawn and as its script will be told. */
function carried(document: Document) {
  const form = document.querySelector('main form');
  const props = form?.closest('skein-island')?.nextElementSibling?.textContent ?? '{}';
  return {
    drawn: form?.querySelector('[name=pageToken]')?.getAttribute('value'),
    told: (JSON.parse(props) as { visitor?: { hidden?: Record<string, string> } }).visitor?.hidden?.[
      'pageToken'
    ],
  };
}

describe('a page with a form that needs a token', () => {
  it.each([
    ['/forgot-email', '/api/forgot-email'],
    ['/intl/es/forgot-email', '/api/forgot-email'],
    ['/business/contact', '/business/contact'],
  ])('%s is another for each visitor, and drawn once', async (path, form) => {
    const { render, pageOf } = await kept(path);
    for (const name of ['ana', 'sam', '"</script><b>']) {
      const document = await pageOf(name);
      expect(csrfOf(document)).toBe(`csrf of ${name}`);
      const token = `${name} at ${form}`;
      expect(carried(document)).toEqual({ drawn: token, told: token });
      expect(document.querySelector('b')?.textContent).not.toBe('');
    }
    expect(render).toHaveBeenCalledOnce();
  });

  it('is drawn again once after an edit, however many ask', async () => {
    const { cache, render, pageOf } = await kept('/business/contact');
    await pageOf('ana');
    cache.invalidate('site');
    const [ana, sam] = await Promise.all([pageOf('ana'), pageOf('sam')]);
    expect([ana, sam].map(csrfOf)).toEqual(['csrf of ana', 'csrf of sam']);
    expect(render).toHaveBeenCalledTimes(2);
  });

  it('carries nothing for nobody in particular', async () => {
    const { get } = await kept('/forgot-email');
    const html = (await get()).bytes.identity.toString();
    expect(csrfOf(documentOf(html))).toBe('');
    expect(carried(documentOf(html))).toEqual({ drawn: '', told: '' });
  });

  it('has no place for one where nobody can sign any', async () => {
    const { pages } = await demoSite();
    const { html, marks } = await pages.render('/forgot-email');
    expect(marks).toBeUndefined();
    expect(csrfOf(documentOf(html))).toBeUndefined();
    expect(documentOf(html).querySelector('[name=pageToken]')).toBeNull();
  });

  it('is everybody’s where no form needs one', async () => {
    const { get } = await kept('/check-address');
    const { bytesFor, caching } = await get();
    expect([bytesFor, caching]).toEqual([undefined, undefined]);
  });
});
