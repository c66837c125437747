import type { RecentEdit, RecentEdits } from '@skein/cms-client/server';
import { EVERYTHING, type Change } from './change.ts';

/** How far back the first look for edits goes, ms. An hour allows for clocks that differ. */
const RECENT_MS = 60 * 60 * 1000;

export interface MissedEditsOptions {
  /** Returns the newest edits that the CMS has published. */
  readonly recentEdits: () => Promise<RecentEdits>;
  /** Forgets all content and pages that an edit changes. */
  readonly apply: (change: Change) => unknown;
  /** Returns the current time, in ms since 1970. */
  readonly now?: () => number;
}

/** Finds edits in the CMS while the stream of edits does not work. */
export interface MissedEdits {
  /** Applies the edits since the last look. The first look applies the edits of the last hour. */
  look(): Promise<void>;
  /** Forgets the result of the last look, because the stream reports all edits again. */
  end(): void;
}

const versionOf = ({ kind, id, updatedAt }: RecentEdit) => `${kind} ${id} ${updatedAt}`;

export function missedEdits({ recentEdits, apply, now = Date.now }: MissedEditsOptions): MissedEdits {
  let last: { readonly versions: ReadonlySet<string>; readonly total: number } | undefined;
  return {
    async look() {
      const found = await recentEdits().catch(() => undefined);
      // If the CMS does not answer either, the next look finds the edits.
      if (!found) return;
      const { edits, total } = found;
      const unknown = edits.filter((edit) =>
        last ? !last.versions.has(versionOf(edit)) : now() - Date.parse(edit.updatedAt) < RECENT_MS,
      );
      // An entry was unpublished, or there were more edits than the CMS lists.
      const isMore = last && (total < last.total || (edits.length > 0 && unknown.length === edits.length));
      if (isMore) apply(EVERYTHING);
      else for (const { id, kind, contentType } of unknown) apply({ id, kind, contentType });
      last = { versions: new Set(edits.map(versionOf)), total };
    },
    end() {
      last = undefined;
    },
  };
}
