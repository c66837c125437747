import type { EntriesResponse, Parsed } from '@skein/cms-client';
import type { FrameMemory, FrameOptions, WholeFrame } from '@skein/cms-client/serve';
import type { SiteContent } from '../site/site.content.ts';
import { builtInFrame } from './built-in-frame.ts';
import type { PageFrameOptions } from './page-frame.ts';
import {
  fieldOf,
  OPTIONAL_PARTS,
  readFrame,
  type FramePart,
  type FrameParts,
  type ReadFrame,
} from './read-frame.ts';

const navigationOf = (parts: Partial<FrameParts>): unknown => parts.header?.props['navigation'];

function withNavigation(parts: Partial<FrameParts>, navigation: unknown): Partial<FrameParts> {
  const { header } = parts;
  if (!header || navigation === undefined || navigationOf(parts) !== undefined) return parts;
  return { ...parts, header: { ...header, props: { ...header.props, navigation } } };
}

/** Describes what replaces a missing part. Undefined if nothing does. */
const sourceOf = (part: FramePart, kept: ReadFrame | undefined): string | undefined => {
  const there = part === 'navigation' ? navigationOf(kept?.parts ?? {}) : kept?.parts[part];
  if (there !== undefined) return 'the last good one';
  return part === 'addressCheck' || part === 'stickyCta' ? undefined : 'a built-in one';
};

/**
 * Returns a complete frame (header, footer and other parts around a page's blocks). Each part comes from the CMS's
 * current frame, else from the last good frame, else from the built-in one.
 * @param answer undefined if the CMS sent no answer
 */
export async function wholeFrame(
  answer: EntriesResponse | undefined,
  memory: FrameMemory,
  options: FrameOptions,
  builtIn: PageFrameOptions,
): Promise<WholeFrame<Parsed<SiteContent>>> {
  const { locale } = options;
  const now = readFrame(answer, options);
  if (answer && now.missing.length === 0) memory.keep(locale, answer);
  const lastGood = now.missing.length === 0 ? undefined : await memory.lastGood(locale);
  const kept = lastGood && readFrame(lastGood, options);
  const spare = builtInFrame(locale, options.site?.languages, builtIn);
  const merged = withNavigation({ ...kept?.parts, ...dropRemoved(now) }, navigationOf(kept?.parts ?? {}));
  const { header, footer, title, addressCheck, consent, stickyCta } = withNavigation(
    merged,
    spare.navigation,
  );
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
      consent: consent ?? spare.consent,
      ...(addressCheck && { addressCheck }),
      ...(stickyCta && { stickyCta }),
    },
    problems: [...now.problems, ...replaced],
    dependencies: new Set([...now.dependencies, ...(kept?.dependencies ?? [])]),
    replaced: replaced.map(({ field, reason }) => `${field} ${reason}`),
  };
}

/** Sets an optional part that an editor has removed to undefined, so that its last good version does not replace it. */
function dropRemoved({ parts, missing, entryId }: ReadFrame): Partial<FrameParts> {
  if (entryId === undefined) return parts;
  const gone = OPTIONAL_PARTS.filter((part) => parts[part] === undefined && !missing.includes(part));
  return { ...Object.fromEntries(gone.map((part) => [part, undefined])), ...parts };
}
