import { memoryDelivery } from '@skein/host/testing';
import { describe, expect, it } from 'vitest';
import { demoExport, withEntry } from '../testing/demo-export.ts';
import { documentOf } from '../testing/document-of.ts';
import { demoWith, siteOn } from '../testing/site-in-memory.ts';

/** The Labs page, with a link to a block that does not exist. */
const spoilt = withEntry(demoExport, 'page-labs', ({ sys, fields }) => ({
  sys,
  fields: {
    ...fields,
    gfBlocks: { 'en-US': [{ sys: { type: 'Link', linkType: 'Entry', id: 'nobody' } }] },
  },
}));

async function problemsOn(path: string, preview: boolean, exported = spoilt) {
  const { pages } = await siteOn(memoryDelivery(exported), undefined, { preview });
  const { html } = await pages.render(path);
  const list = documentOf(html).querySelector('body > aside details');
  return list && [...list.querySelectorAll('li')].map(({ textContent }) => textContent);
}

describe('a page of the preview', () => {
  it.each([
    ['/labs', 'Preview: drafts are shown. Show what is published · Leave the preview'],
    [
      '/intl/es/labs',
      'Vista previa: se muestran borradores. Mostrar lo publicado · Salir de la vista previa',
    ],
  ])('%s says that it is one, and leads out of it', async (path, words) => {
    const { pages } = await demoWith({ preview: true });
    const document = documentOf((await pages.render(path)).html);
    const bar = document.querySelector('body > aside');
    expect(bar?.textContent).toBe(words);
    expect([...(bar?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))).toEqual([
      `${path}?published`,
      '/preview-mode/off',
    ]);
  });
});

describe('a page for visitors', () => {
  it.each(['/', '/plans', '/intl/es'])('%s has nothing that only editors need', async (path) => {
    const [visitors, editors] = [await demoWith({}), await demoWith({ preview: true })];
    const [{ html, csp }, preview] = [await visitors.pages.render(path), await editors.pages.render(path)];
    const forEditors = /data-contentful|<!--part:|preview-mode|live-preview/u;
    expect(html).not.toMatch(forEditors);
    expect(preview.html).toMatch(forEditors);
    expect(csp).not.toContain('app.contentful.com');
    expect(preview.csp).toContain("frame-ancestors 'self' https://app.contentful.com");
  });
});

describe('what is wrong with a page', () => {
  it('is shown to an editor who looks at drafts: entry, field and reason', async () => {
    expect(await problemsOn('/labs', true)).toEqual([expect.stringMatching(/^page-labs, Blocks: .*nobody/)]);
  });

  it('is shown to no visitor, and is no list where nothing is wrong', async () => {
    expect(await problemsOn('/labs', false)).toBeNull();
    expect(await problemsOn('/labs', true, demoExport)).toBeNull();
  });
});
