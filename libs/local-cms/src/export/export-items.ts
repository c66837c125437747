import { StartError } from '@skein/http';
import * as v from 'valibot';
import { MAX_NESTING } from '../model/content.constants.ts';
import type { ContentExport } from '../model/content.types.ts';
import { isWhole } from './mend-item.ts';
import { nestsDeeperThan } from './nesting.ts';

/** Thrown for an export that cannot be served at all. The message is a sentence for the operator. */
export class ContentExportError extends StartError {
  override name = 'ContentExportError';
}

/**
 * Time of an item that has no time in the export. Delivered items must have a time, and it must stay the same
 * after each start.
 */
export const UNKNOWN_TIME = '1970-01-01T00:00:00.000Z';

/** Reports an unusable part of an export. */
export type Report = (item: string, reason: string) => void;

/** Returns a list of an export; empty if the list is missing. @throws ContentExportError if it is not a list */
export function list(source: ContentExport, name: keyof ContentExport): readonly unknown[] {
  const value: unknown = source[name];
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) throw new ContentExportError(`"${name}" of the content export is not a list.`);
  return value;
}

/** Returns the valid items of a list. An invalid item is repaired if possible, and left out otherwise. */
export function items<S extends v.GenericSchema>(
  list: readonly unknown[],
  schema: S,
  type: string,
  report: Report,
  mend: (item: unknown, report: (what: string) => void) => unknown = (item) => item,
): v.InferOutput<S>[] {
  return list.flatMap((given, index) => {
    if (isWhole(given) && !nestsDeeperThan(given, MAX_NESTING)) {
      const asItIs = v.safeParse(schema, given);
      if (asItIs.success) return [asItIs.output];
    }
    const label = `${type} ${nameOf(given) ?? `number ${index + 1}`}`;
    const item = mend(given, (what) => report(label, what));
    if (nestsDeeperThan(item, MAX_NESTING)) {
      report(label, `is nested more than ${MAX_NESTING} levels deep`);
      return [];
    }
    const result = v.safeParse(schema, item);
    if (result.success) return [result.output];
    const [issue] = result.issues;
    report(label, `${v.getDotPath(issue) ?? 'item'}: ${issue.message}`);
    return [];
  });
}

function nameOf(item: unknown): string | undefined {
  const shape = v.safeParse(
    v.union([v.object({ sys: v.object({ id: v.string() }) }), v.object({ code: v.string() })]),
    item,
  );
  if (!shape.success) return undefined;
  return 'sys' in shape.output ? shape.output.sys.id : shape.output.code;
}
