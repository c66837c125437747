import * as fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { brokenEntry } from './arbitrary.ts';
import { named, type ReadLibrary } from './contract-library.tsx';
import { fullest } from './fullest.ts';
import { runningMarkup } from './running-markup.ts';
import { isFull, sampleOf } from './sample.ts';
import { spoiledEntries } from './spoiled.ts';

const BROKEN_RUNS = isFull ? 60 : 15;
/** Number of tested cases. A case is one field with one kind of bad value. */
const SPOILED_FIELDS = 24;
/** Matches text in which an unchecked value became visible. */
const LEAKED = />undefined<|\[object Object\]/;

/** Tests each content type with broken entries, and with each kind of bad value in one field. */
export function describeBadContent(library: ReadLibrary) {
  it.each(named(library.drawn))('%s draws whatever is left of a broken entry', async (_, type) => {
    await fc.assert(
      fc.asyncProperty(brokenEntry(type), async (raw) => {
        const { value } = library.parseRaw(type, raw);
        if (value) expect(renderToString(await library.block(type, value))).not.toMatch(LEAKED);
      }),
      { numRuns: BROKEN_RUNS },
    );
  });

  const spoiled = fullest(library).map(
    ([
      name,
      {
        type,
        fixture: { authored },
      },
    ]) => {
      const { cases, label } = sampleOf(spoiledEntries(type, authored), SPOILED_FIELDS, ({ spoil }) => spoil);
      return [name, label, { type, authored, cases }] as const;
    },
  );
  it.each(spoiled)(
    '%s, with any field spoiled (%s), breaks nothing, runs nothing and is reported by entry, field and reason',
    async (_name, _label, { type, authored, cases }) => {
      // Several kinds of bad values may leave the same props, which are drawn only once.
      const drawn = new Set<string>();
      for (const { row, spoil, wrong, raw, lookup } of cases) {
        const about = `${row.gf} ${spoil}`;
        const { value, problems } = library.parseRaw(type, raw, lookup);
        for (const problem of problems) {
          expect(problem.entryId, about).not.toBe('');
          expect(problem.reason, about).toMatch(/\w/);
        }
        const own = problems.filter(({ entryId, field }) => entryId === authored.id && field === row.gf);
        if (value === undefined || wrong) expect(own, about).not.toEqual([]);
        if (value === undefined) continue;
        const left = JSON.stringify(value);
        if (drawn.has(left)) continue;
        drawn.add(left);
        expect(runningMarkup(renderToString(await library.block(type, value))), about).toEqual([]);
      }
    },
  );
}
