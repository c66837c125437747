import * as v from 'valibot';
import { EntityId } from './export-schema.ts';
import { DEFAULT_ENVIRONMENT } from '../model/content.constants.ts';
import type { ContentExport } from '../model/content.types.ts';

const Place = v.object({
  sys: v.object({
    space: v.object({ sys: v.object({ id: EntityId }) }),
    environment: v.optional(v.object({ sys: v.object({ id: EntityId }) })),
  }),
});

/** Where an export was taken from, by the first of its items that says so. */
export function placeOf({ contentTypes = [], entries = [] }: ContentExport): {
  space: string;
  environment: string;
} {
  for (const item of [...contentTypes, ...entries]) {
    const place = v.safeParse(Place, item);
    if (!place.success) continue;
    const { space, environment } = place.output.sys;
    return { space: space.sys.id, environment: environment?.sys.id ?? DEFAULT_ENVIRONMENT };
  }
  return { space: 'local', environment: DEFAULT_ENVIRONMENT };
}
