import type { createClient } from 'contentful';
import * as v from 'valibot';

type Client = ReturnType<typeof createClient>;

/** The last published version of an entry or asset. */
export interface RecentEdit {
  readonly id: string;
  readonly kind: 'Entry' | 'Asset';
  /** Id of the content type. Only entries have one. */
  readonly contentType: string | undefined;
  /** Time of the last edit, as the CMS reports it. */
  readonly updatedAt: string;
}

/** The newest edits of a space. */
export interface RecentEdits {
  readonly edits: readonly RecentEdit[];
  /** How many entries and assets are published. The number falls when an editor unpublishes one. */
  readonly total: number;
}

/** How many entries, and how many assets, one request for the newest edits returns. */
const NEWEST = 20;

const Listed = v.object({
  sys: v.object({
    id: v.string(),
    updatedAt: v.string(),
    contentType: v.optional(v.object({ sys: v.object({ id: v.string() }) })),
  }),
});
const List = v.object({ items: v.array(Listed), total: v.number() });

/** Returns the entries and assets that were edited last, without their fields. Throws the CMS's errors. */
export async function fetchRecentEdits(client: Client): Promise<RecentEdits> {
  const query = { order: '-sys.updatedAt', select: 'sys', limit: NEWEST } as never;
  const [entries, assets] = await Promise.all([
    client.withoutLinkResolution.getEntries(query).then((answer: unknown) => v.parse(List, answer)),
    client.getAssets(query).then((answer: unknown) => v.parse(List, answer)),
  ]);
  const edits = (kind: RecentEdit['kind'], { items }: v.InferOutput<typeof List>) =>
    items.map(({ sys: { id, updatedAt, contentType } }) => ({
      id,
      kind,
      contentType: contentType?.sys.id,
      updatedAt,
    }));
  return {
    edits: [...edits('Entry', entries), ...edits('Asset', assets)],
    total: entries.total + assets.total,
  };
}
