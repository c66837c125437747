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

/** Returns the space and environment of an export, from the first item that names them. */
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
