import type { Problem } from '@skein/cms-client';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import type { DeliveredContent } from './delivered.ts';

const File = v.object({ url: v.string(), fileName: v.optional(v.string(), '') });

/** Matches the start of a file's URL, if the file is in the folder `assets` next to the export. */
const BESIDE = /^\/\/(?=assets\/)/;

/** Returns a problem for each asset whose file is missing in the export's folder. Ignores files on the web. */
export function missingFiles({ assets }: DeliveredContent, folder: string): Problem[] {
  return assets.flatMap(({ id, fields }) =>
    Object.entries(fields['file'] ?? {}).flatMap(([locale, raw]): Problem[] => {
      const file = v.safeParse(File, raw);
      if (!file.success) return [{ entryId: id, field: 'file', reason: `is no file [${locale}]` }];
      const { fileName } = file.output;
      const url = file.output.url.replace(BESIDE, '');
      if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(url)) return [];
      const places = [url, join('assets', url), join('assets', id, fileName), join('assets', fileName)];
      const there = places.some((place) => existsSync(join(folder, place)));
      return there
        ? []
        : [{ entryId: id, field: 'file', reason: `is not beside the export: ${url} [${locale}]` }];
    }),
  );
}
