import { StartError } from '@skein/http';
import * as v from 'valibot';
import { MAX_NESTING } from '../model/content.constants.ts';
import type { ContentExport } from '../model/content.types.ts';
import { isWhole } from './mend-item.ts';
import { nestsDeeperThan } from './nesting.ts';

/** The export as a whole cannot be served. The message is a sentence for the operator. */
export class ContentExportError extends StartError {
  override name = 'ContentExportError';
}

/** Stands in where an export names no time: delivered times must exist and must not change between starts. */
export const UNKNOWN_TIME = '1970-01-01T00:00:00.000Z';

/** Told of every part of an export that could not be taken over. */
export type Report = (item: string, reason: string) => void;

/** @throws ContentExportError when it is no list */
export function list(source: ContentExport, name: keyof ContentExport): readonly unknown[] {
  const value: unknown = source[name];
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) throw new ContentExportError(`"${name}" of the content export is not a list.`);
  return value;
}

/** The items of a list that fit, each mended before it is given up. */
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
