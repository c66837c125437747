import {
  createSanitize,
  entryGraph,
  parseEntry,
  type AnyEntryType,
  type Problem,
  type SiteLocale,
} from '@skein/cms-client';
import { page, site } from '@skein/shell/content';
import { colorTokens } from '@skein/ui/tokens';
import createDOMPurify from 'dompurify';
import { JSDOM } from 'jsdom';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { contentTypes } from './entries.ts';

const ByLocale = v.record(v.string(), v.record(v.string(), v.unknown()));
const Item = v.object({ sys: v.looseObject({ id: v.string() }), fields: v.fallback(ByLocale, {}) });
const Locale = v.object({
  code: v.string(),
  fallbackCode: v.nullish(v.string()),
  default: v.optional(v.boolean(), false),
});
const Export = v.object({
  entries: v.array(v.unknown()),
  assets: v.optional(v.array(v.unknown()), []),
  locales: v.array(Locale),
});

/** The chain of locales that a field is looked up in, its own first. */
function chain(locales: readonly v.InferOutput<typeof Locale>[], code: string): string[] {
  const next = locales.find((locale) => locale.code === code)?.fallbackCode;
  return next == null || next === code
    ? [code]
    : [
        code,
        ...chain(
          locales.filter((locale) => locale.code !== code),
          next,
        ),
      ];
}

const flatten = (item: unknown, codes: readonly string[]): unknown[] => {
  const parsed = v.safeParse(Item, item);
  if (!parsed.success) return [];
  const { sys, fields } = parsed.output;
  const flat = Object.entries(fields).map(([name, values]) => [
    name,
    codes.map((code) => values[code]).find((value) => value !== undefined),
  ]);
  return [{ sys, fields: Object.fromEntries(flat) }];
};

/** Reads an export file as the site would read its content, and says what an editor should mend. */
function check(file: string): Problem[] {
  const made = v.parse(Export, JSON.parse(readFileSync(file, 'utf8')));
  const sanitize = createSanitize(createDOMPurify(new JSDOM('').window));
  const main = made.locales.find((locale) => locale.default)?.code ?? made.locales[0]?.code ?? 'en-US';
  const found: Problem[] = [];
  for (const locale of ['en-US', 'es'] as const satisfies readonly SiteLocale[]) {
    const codes = made.locales.some(({ code }) => code === locale) ? chain(made.locales, locale) : [main];
    const graph = entryGraph({
      items: made.entries.flatMap((item) => flatten(item, codes)),
      includes: { Asset: made.assets.flatMap((item) => flatten(item, codes)) },
    });
    const options = {
      types: contentTypes as readonly AnyEntryType[],
      locale,
      palette: colorTokens,
      sanitize,
    };
    for (const root of graph.items) {
      const type = [page, site].find(({ id }) => id === root.sys.contentType.sys.id);
      if (type)
        found.push(
          ...parseEntry(type as never, root, graph, options).problems.map((problem) => ({
            ...problem,
            reason: `${problem.reason} [${locale}]`,
          })),
        );
    }
    if (!graph.items.some(({ sys }) => sys.contentType.sys.id === site.id)) {
      found.push({ entryId: '-', field: '*', reason: `there is no entry of type ${site.id} [${locale}]` });
    }
  }
  return [...new Map(found.map((problem) => [JSON.stringify(problem), problem])).values()];
}

const file = process.argv[2] ?? join(import.meta.dirname, 'generated', 'export.json');
try {
  const problems = check(file);
  for (const { entryId, field, reason } of problems) console.log(`${entryId}  ${field}  ${reason}`);
  console.log(problems.length === 0 ? `${file}: nothing to mend` : `${file}: ${problems.length} to mend`);
  process.exitCode = problems.length === 0 ? 0 : 1;
} catch (error) {
  const reason = v.isValiError(error)
    ? `is not a content export (${error.message})`
    : error instanceof Error
      ? error.message
      : String(error);
  console.error(`${file}: ${reason}`);
  process.exitCode = 1;
}
