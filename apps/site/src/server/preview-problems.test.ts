import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { demoExport, withEntry } from '../testing/demo-export.ts';
import { memoryDelivery, siteOn } from '../testing/site-in-memory.ts';

/** The page of Labs, whose only block is not there. */
const spoilt = withEntry(demoExport, 'page-labs', ({ sys, fields }) => ({
  sys,
  fields: {
    ...fields,
    gfBlocks: { 'en-US': [{ sys: { type: 'Link', linkType: 'Entry', id: 'nobody' } }] },
  },
}));

async function problemsOn(path: string, preview: boolean, exported = spoilt) {
  const { pages } = await siteOn(memoryDelivery(exported), undefined, { preview });
  const { html } = await pages.render(path, '');
  const list = new JSDOM(html).window.document.querySelector('aside[aria-label="Content problems"]');
  return list && [...list.querySelectorAll('li')].map(({ textContent }) => textContent);
}

describe('what is wrong with a page', () => {
  it('is shown to an editor who looks at drafts: entry, field and reason', async () => {
    expect(await problemsOn('/labs', true)).toEqual([expect.stringMatching(/^page-labs gfBlocks .*nobody/)]);
  });

  it('is shown to no visitor, and is no list where nothing is wrong', async () => {
    expect(await problemsOn('/labs', false)).toBeNull();
    expect(await problemsOn('/labs', true, demoExport)).toBeNull();
  });
});
