import type { EntriesResponse, SiteLocale } from '@skein/cms-client';
import type { FrameMemory } from '@skein/cms-client/serve';
import type { LastGood } from '@skein/cms-client/server';
import * as v from 'valibot';

const Kept = v.object({
  items: v.array(v.unknown()),
  includes: v.optional(
    v.object({ Entry: v.optional(v.array(v.unknown())), Asset: v.optional(v.array(v.unknown())) }),
  ),
});

/**
 * Remembers, for each language, the CMS's last answer with a complete page frame (header, footer and the like): in
 * memory, and on disk for the next start.
 */
export function frameMemory(disk: LastGood | undefined): FrameMemory {
  const known = new Map<SiteLocale, EntriesResponse>();
  return {
    keep(locale, { items, includes }) {
      known.set(locale, { items, includes });
      disk?.write(locale, { items, includes }).catch(() => undefined);
    },
    async lastGood(locale) {
      const found = known.get(locale);
      if (found) return found;
      const read = v.safeParse(Kept, await disk?.read(locale));
      if (read.success) known.set(locale, read.output);
      return read.success ? read.output : undefined;
    },
  };
}
