import type { EntriesResponse, Parsed, ParserOptions, Problem, SiteLocale } from '@skein/cms-client';
import type { LastGood } from '@skein/cms-client/server';
import type { SiteContent } from '@skein/shell/content';
import * as v from 'valibot';
import { builtInFrame } from './built-in-frame.ts';
import { fieldOf, readFrame, type FramePart, type FrameParts, type ReadFrame } from './read-frame.ts';

/** A frame that every page can be drawn in, with what is behind it. */
export interface WholeFrame {
  readonly site: Parsed<SiteContent>;
  readonly problems: readonly Problem[];
  readonly dependencies: ReadonlySet<string>;
  /** Parts that are not what the CMS says now, in words for whoever looks at `/readyz`. */
  readonly replaced: readonly string[];
}

const Kept = v.object({
  items: v.array(v.unknown()),
  includes: v.optional(
    v.object({ Entry: v.optional(v.array(v.unknown())), Asset: v.optional(v.array(v.unknown())) }),
  ),
});

/** Answers that held a whole frame, by language: in memory, and on disk for the next start. */
export function frameMemory(disk: LastGood | undefined) {
  const known = new Map<SiteLocale, EntriesResponse>();
  return {
    /** Raw, because the next version of the site may read it in another way. */
    keep(locale: SiteLocale, { items, includes }: EntriesResponse): void {
      known.set(locale, { items, includes });
      disk?.write(locale, { items, includes }).catch(() => undefined);
    },
    async lastGood(locale: SiteLocale): Promise<EntriesResponse | undefined> {
      const found = known.get(locale);
      if (found) return found;
      const read = v.safeParse(Kept, await disk?.read(locale));
      if (read.success) known.set(locale, read.output);
      return read.success ? read.output : undefined;
    },
  };
}
export type FrameMemory = ReturnType<typeof frameMemory>;

const navigationOf = (parts: Partial<FrameParts>): unknown => parts.header?.props['navigation'];

function withNavigation(parts: Partial<FrameParts>, navigation: unknown): Partial<FrameParts> {
  const { header } = parts;
  if (!header || navigation === undefined || navigationOf(parts) !== undefined) return parts;
  return { ...parts, header: { ...header, props: { ...header.props, navigation } } };
}

/** Where each missing part is taken from. */
const sourceOf = (part: FramePart, kept: ReadFrame | undefined): string | undefined => {
  const there = part === 'navigation' ? navigationOf(kept?.parts ?? {}) : kept?.parts[part];
  if (there !== undefined) return 'the last good one';
  return part === 'addressCheck' || part === 'stickyCta' ? undefined : 'a built-in one';
};

/**
 * Makes a frame whole: what the CMS has now, else what it had when all was well, else what is built in.
 * @param answer undefined when the CMS gave none
 */
export async function wholeFrame(
  answer: EntriesResponse | undefined,
  memory: FrameMemory,
  options: ParserOptions & { readonly locale: SiteLocale },
): Promise<WholeFrame> {
  const { locale } = options;
  const now = readFrame(answer, options);
  if (answer && now.missing.length === 0) memory.keep(locale, answer);
  const lastGood = now.missing.length === 0 ? undefined : await memory.lastGood(locale);
  const kept = lastGood && readFrame(lastGood, options);
  const spare = builtInFrame(locale);
  const merged = withNavigation({ ...kept?.parts, ...dropRemoved(now) }, navigationOf(kept?.parts ?? {}));
  const { header, footer, title, addressCheck, stickyCta } = withNavigation(merged, spare.navigation);
  const replaced = now.missing.map((part) => {
    const source = sourceOf(part, kept);
    return {
      entryId: now.entryId ?? '-',
      field: fieldOf(part),
      reason: source === undefined ? 'cannot be used and is left out' : `cannot be used: ${source} is shown`,
    };
  });
  return {
    site: {
      id: now.entryId ?? kept?.entryId ?? 'built-in-site',
      title: title ?? spare.title,
      header: header ?? spare.header,
      footer: footer ?? spare.footer,
      ...(addressCheck && { addressCheck }),
      ...(stickyCta && { stickyCta }),
    },
    problems: [...now.problems, ...replaced],
    dependencies: new Set([...now.dependencies, ...(kept?.dependencies ?? [])]),
    replaced: replaced.map(({ field, reason }) => `${field} ${reason}`),
  };
}

/** What is there now; an optional part that an editor has taken out does not come back from the last good frame. */
function dropRemoved({ parts, missing, entryId }: ReadFrame): Partial<FrameParts> {
  if (entryId === undefined) return parts;
  const gone = (['addressCheck', 'stickyCta'] as const).filter(
    (part) => parts[part] === undefined && !missing.includes(part),
  );
  return { ...Object.fromEntries(gone.map((part) => [part, undefined])), ...parts };
}
