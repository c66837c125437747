import { expect, it } from 'vitest';
import { showsSomething } from '../render/shows-something.ts';
import { rawGraph } from '../export/parse-authored.ts';
import type { ReadLibrary } from './contract-library.tsx';
import { fullest, variantOf } from './fullest.ts';

/**
 * Tests each content type and variant twice: with only the required fields, and with the fixture that has the
 * most fields.
 */
export function describeSparseContent(library: ReadLibrary): void {
  it.each(fullest(library))(
    '%s, with every optional field empty, shows something, or nothing and the editor is told',
    async (_, { type, fixture }) => {
      const { root, lookup } = rawGraph(fixture.authored, 'en-US');
      const variant = variantOf(fixture);
      const kept = type
        .rows(variant)
        .filter(({ required, prop }) => required || prop === 'variant')
        .map(({ gf }) => gf);
      const fields = Object.fromEntries(
        kept.flatMap((gf) => (gf in root.fields ? [[gf, root.fields[gf]]] : [])),
      );
      const { value, problems } = library.parseRaw(type, { sys: root.sys, fields }, (sought) =>
        lookup({ sys: { ...sought.sys, type: 'Link' } }),
      );
      if (value === undefined) return expect(problems).not.toEqual([]);
      const page = await library.page(type, value);
      if (page.html === '') expect(page.problems).not.toEqual([]);
      else expect(showsSomething(page.html), page.html).toBe(true);
    },
  );

  it.each(fullest(library))('%s, filled in, is drawn', async (_, { type, fixture }) => {
    const { props } = library.parseFixture(fixture.authored, 'en-US');
    expect((await library.page(type, props ?? {})).problems).toEqual([]);
  });
}
