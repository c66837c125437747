import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import type { PageVisitor } from '@skein/api';
import { demoExport } from '../testing/demo-export.ts';
import { siteInMemory } from '../testing/site-in-memory.ts';

const visitor = (name: string): PageVisitor => ({
  csrfToken: `csrf of ${name}`,
  stamp: ({ path }) => ({ pageToken: `${name} at ${path}` }),
});
const documentOf = (html: string) => new JSDOM(html).window.document;
const csrfOf = (document: Document) =>
  document.querySelector('meta[name="csrf-token"]')?.getAttribute('content');

describe('a page with a form that needs a token', () => {
  it.each(['/forgot-email', '/intl/es/forgot-email'])('%s is another for each visitor', async (path) => {
    const { pages } = await siteInMemory(demoExport);
    const page = await pages.render(path, '');
    expect(csrfOf(documentOf(page.html))).toBeUndefined();
    for (const name of ['ana', 'sam']) {
      const drawn = await page.drawFor?.(visitor(name));
      expect(drawn?.caching).toBe('none');
      const document = documentOf(drawn?.html ?? '');
      expect(csrfOf(document)).toBe(`csrf of ${name}`);
      expect(document.querySelector('main [name=pageToken]')?.getAttribute('value')).toBe(
        `${name} at /api/forgot-email`,
      );
    }
  });

  it('is drawn for nobody in particular where no form needs one', async () => {
    const { pages } = await siteInMemory(demoExport);
    expect((await pages.render('/check-address', '')).drawFor).toBeUndefined();
  });
});
