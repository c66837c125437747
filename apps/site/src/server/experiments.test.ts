// @vitest-environment node
import { refusedForms } from '@skein/forms/serve';
import { expect, it } from 'vitest';
import { demoExport, withEntry } from '../testing/demo-export.ts';
import { documentOf } from '../testing/document-of.ts';
import { demoSite, demoWith, siteInMemory } from '../testing/site-in-memory.ts';
import { visits } from '../testing/visits.ts';

const PATH = '/switching';
const { pages } = await demoWith({ experiments: true });
const exposed = (html: string) => /data-exposure="([^"]*)"/.exec(html)?.[1]?.replaceAll('&quot;', '"');

it.each([
  ['everybody', undefined, 'promise'],
  ['those in the first variation', { search: '', variations: {} }, 'promise'],
  ['those in another one', { search: '', variations: { old_box_title: 'errand' } }, 'errand'],
])('a page for %s counts who sees it', async (_, asked, variation) => {
  const { html, caching } = await pages.render(PATH, asked);
  expect(exposed(html)).toBe(`["old_box_title","${variation}"]`);
  expect(caching).toBe('private');
});

it('a page for one visitor shows the first variation, and counts nobody', async () => {
  const visitor = { ip: '203.0.113.7', headers: {} };
  const { html } = await pages.renderAsked(PATH, { search: '' }, visitor);
  expect(html).toContain('We’ll send it back.');
  expect(exposed(html)).toBeUndefined();
});

const inOther = (block: string) =>
  siteInMemory(
    withEntry(demoExport, 'switching-old-box-errand', ({ sys, fields }) => ({
      sys,
      fields: { ...fields, gfBlock: { 'en-US': { sys: { type: 'Link', linkType: 'Entry', id: block } } } },
    })),
  );

it('shows a refused form again that is in another variation', async () => {
  const site = await inOther('labs-notes');
  const refused = (page: string) =>
    refusedForms.make({
      page,
      action: '/address-forms',
      title: 'Almost',
      fields: { email: 'emailUnusable' },
      values: { email: 'sam@' },
      hidden: { formEntryId: 'form-labs' },
    });
  const shown = await site.pages.show({ what: 'a form', paths: [PATH], status: 422, visit: refused });
  const document = documentOf(shown?.html ?? '');
  expect(document.title).toContain('Almost');
  expect(document.querySelector<HTMLInputElement>('main [name=email][aria-invalid]')?.value).toBe('sam@');
});

it('thanks for a form that is in another variation', async () => {
  const { pages: changed } = await inOther('form-business-contact');
  const thanks = async (formEntryId: string) => {
    const visit = visits.read(JSON.stringify({ page: PATH, formEntryId }), PATH);
    return (
      visit && documentOf((await changed.renderFor(PATH, { search: '' }, visit)).html).querySelector('main')
    );
  };
  expect((await thanks('form-business-contact'))?.textContent).not.toContain('We’ll send it back.');
  expect((await thanks('switching-hero'))?.textContent).toContain('We’ll send it back.');
});

it('where no experiment runs, everybody sees the first variation, uncounted, of a page that anybody may keep', async () => {
  const plain = await demoSite();
  const { html, caching } = await plain.pages.render(PATH);
  expect(html).toContain('We’ll send it back.');
  expect([exposed(html), caching]).toEqual([undefined, undefined]);
});
