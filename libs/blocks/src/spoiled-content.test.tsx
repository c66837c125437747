import {
  createSanitize,
  parseEntry,
  type AnyEntryType,
  type AuthoredEntry,
  type EntryType,
} from '@skein/cms-client';
import { spoiledEntries, type SpoiledEntry } from '@skein/cms-client/testing';
import { colorTokens } from '@skein/ui';
import createDOMPurify from 'dompurify';
import { JSDOM } from 'jsdom';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { slotBlocks } from './testing/slot-blocks.ts';

interface Vite {
  glob<T>(pattern: string, options: { eager: true }): Record<string, T>;
}

const fixtures = Object.values(
  (import.meta as unknown as Vite).glob<object>('./**/*.fixtures.ts', { eager: true }),
)
  .flatMap((module): unknown[] => Object.values(module))
  .filter(
    (value): value is AuthoredEntry =>
      typeof value === 'object' && value !== null && (value as { kind?: unknown }).kind === 'entry',
  );
interface Stories {
  readonly default: {
    readonly component: ComponentType<object>;
    readonly parameters?: { readonly contentType?: AnyEntryType };
  };
}
const stories = Object.values(
  (import.meta as unknown as Vite).glob<Stories>('./**/*.stories.tsx', { eager: true }),
).map((module) => module.default);
const sanitize = createSanitize(createDOMPurify(new JSDOM('').window));
const slotTypes = slotBlocks.map(({ type }) => type);

interface Subject {
  readonly name: string;
  readonly type: AnyEntryType;
  readonly Block: ComponentType<object>;
  readonly fixture: AuthoredEntry;
}

/** Of each variant the fixture that fills most fields. */
function subjects(): Subject[] {
  const found = new Map<string, Subject>();
  for (const fixture of fixtures) {
    const type = fixture.type as unknown as AnyEntryType;
    const Block = stories.find(({ parameters }) => parameters?.contentType?.id === type.id)?.component;
    if (!Block) continue;
    const values = fixture.values as { readonly variant?: string };
    const name = `${type.id}${values.variant === undefined ? '' : `, ${values.variant}`}`;
    const before = found.get(name);
    const fields = (entry: AuthoredEntry) => Object.keys(entry.values as object).length;
    if (!before || fields(fixture) > fields(before.fixture)) found.set(name, { name, type, Block, fixture });
  }
  return [...found.values()];
}

function parse(type: AnyEntryType, { raw, lookup }: SpoiledEntry) {
  return parseEntry(
    type as unknown as EntryType<object>,
    raw,
    { lookup },
    { types: [...slotTypes, type], locale: 'en-US', palette: colorTokens, sanitize },
  );
}

const ADDRESS = new Set(['href', 'src', 'srcset', 'action', 'formaction', 'poster', 'data']);

/** What a browser would run of a page. */
function running(html: string): string[] {
  const { content } = Object.assign(document.createElement('template'), { innerHTML: html });
  return [...content.querySelectorAll('*')].flatMap((element) => [
    ...(element.localName === 'script' ? ['a script'] : []),
    ...[...element.attributes]
      .filter(
        ({ name, value }) =>
          /^on|^srcdoc$/.test(name) || (ADDRESS.has(name) && /^\s*javascript:/i.test(value)),
      )
      .map(({ name, value }) => `${name}="${value}"`),
  ]);
}
/** What no reader of a field takes for its own: always reported. */
const ALWAYS_WRONG = 'of a wrong type';

describe('a field that an editor spoiled', () => {
  const all = subjects();

  it('is tried in every variant that there is', () => {
    const types = new Set(all.map(({ type }) => type));
    for (const type of types) {
      const tried = all.filter((subject) => subject.type === type).map(({ name }) => name);
      const variants = type.variants.map((variant) => `${type.id}, ${variant.name}`);
      expect(tried.sort()).toEqual(variants.length > 0 ? variants.sort() : [type.id]);
    }
  });

  it.each(all.map((subject) => [subject.name, subject] as const))(
    'of %s breaks nothing, runs nothing and is reported by entry, field and reason',
    (_, { type, Block, fixture }) => {
      for (const spoiled of spoiledEntries(type, fixture)) {
        const { row, spoil } = spoiled;
        const about = `${row.gf} ${spoil}`;
        const { value, problems } = parse(type, spoiled);
        const html = renderToStaticMarkup(
          <main>
            {value && <Block {...value} />}
            <p>the rest</p>
          </main>,
        );
        expect(running(html), about).toEqual([]);
        expect(html, about).toContain('the rest');
        for (const problem of problems) {
          expect(problem.entryId, about).not.toBe('');
          expect(problem.reason, about).toMatch(/\w/);
        }
        const own = problems.filter(({ entryId, field }) => entryId === fixture.id && field === row.gf);
        // The rest of a page stays: what cannot be drawn at all says why.
        if (value === undefined || spoil === ALWAYS_WRONG) expect(own, about).not.toEqual([]);
      }
    },
  );
});
