import { memoryDelivery } from '@skein/host/testing';
import { describe, expect, it } from 'vitest';
import { demoExport, entriesBelow } from '../testing/demo-export.ts';
import { documentOf } from '../testing/document-of.ts';
import { siteOn } from '../testing/site-in-memory.ts';

const REASON = /is not translated/;
const paths = demoExport.entries.flatMap(({ fields }) => {
  const slug = fields['gfSlug']?.['en-US'];
  return typeof slug === 'string' && slug.startsWith('/') ? [slug] : [];
});
const [home] = demoExport.entries.filter(({ fields }) => fields['gfSlug']?.['en-US'] === '/');
if (!home) throw new Error('The demo has no home page');
const isSentence = (text: unknown): text is string =>
  typeof text === 'string' && /^[A-Z].*\s[a-z]{3,}\b/.test(text) && !text.includes('<');
const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
const spanish = (path: string) => `/intl/es${path === '/' ? '' : path}`;

describe('texts that are not translated', () => {
  it('are on no Spanish page of the demo', async () => {
    const { pages, problems } = await siteOn(memoryDelivery(demoExport), undefined, { ttlMs: 1e9 });
    for (const path of paths) await pages.render(spanish(path));
    expect(paths.length).toBeGreaterThan(50);
    expect(problems.filter(({ reason }) => REASON.test(reason))).toEqual([]);
  });

  it('say that they are English where they are drawn, and are reported; the texts beside them stay Spanish', async () => {
    const below = [home.sys.id, 'site'].flatMap((id) => entriesBelow(demoExport, id));
    const cut: { entryId: string; field: string; text: string }[] = [];
    const entries = demoExport.entries.map((entry) => {
      if (!below.includes(entry)) return entry;
      const fields = Object.entries(entry.fields).map(([field, values]) => {
        const { 'en-US': text, es } = values;
        // Removes only some of the translations, so that other Spanish texts remain on the page.
        if (!isSentence(text) || es === undefined || field.length % 2 > 0) return [field, values] as const;
        cut.push({ entryId: entry.sys.id, field, text });
        return [field, { 'en-US': text }] as const;
      });
      return { ...entry, fields: Object.fromEntries(fields) };
    });
    const { pages, problems } = await siteOn(memoryDelivery({ ...demoExport, entries }), undefined, {
      ttlMs: 1e9,
    });
    const { html } = await pages.render(spanish('/'));
    const page = documentOf(html);
    expect(page.documentElement.lang).toMatch(/^es/);
    expect(cut.length).toBeGreaterThan(5);
    for (const { entryId, field } of cut)
      expect(problems).toContainEqual({ entryId, field, reason: 'is not translated: it is shown in en-US' });

    const main = page.querySelector('main');
    const marked = [...(main?.querySelectorAll('[lang="en"]') ?? [])];
    const texts = new Set(cut.map(({ text }) => text));
    const spoken = [...page.querySelectorAll<HTMLElement>('body *')].filter(
      ({ children, textContent }) => children.length === 0 && texts.has(textContent ?? ''),
    );
    expect(spoken.length).toBeGreaterThan(5);
    for (const element of spoken)
      expect([element.textContent, element.closest('[lang]')?.getAttribute('lang')]).toEqual([
        element.textContent,
        'en',
      ]);
    const english = cut.map(({ text }) => plain(text)).join(' ');
    for (const { textContent } of marked) expect(english).toContain(plain(textContent ?? ''));
  });
});
