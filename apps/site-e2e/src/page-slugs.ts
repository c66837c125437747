import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const EXPORT = join(import.meta.dirname, '../../../content/generated/export.json');

interface Exported {
  readonly entries: readonly {
    readonly sys: { readonly contentType: { readonly sys: { readonly id: string } } };
    readonly fields: { readonly gfSlug?: Readonly<Record<string, string>> };
  }[];
}

/** Returns the paths of all content pages, without language prefix. */
export const pageSlugs = (): readonly string[] =>
  (JSON.parse(readFileSync(EXPORT, 'utf8')) as Exported).entries.flatMap(({ sys, fields }) =>
    sys.contentType.sys.id === 'gfPage' ? Object.values(fields.gfSlug ?? {}) : [],
  );
