import * as v from 'valibot';

/** Receives reports about records and fields that are unusable, or that no applicant can fill in. */
export type OnDropped = (dropped: {
  readonly record: string;
  /** The unusable field of a record that is kept. Undefined if the record itself is unusable. */
  readonly field?: string | undefined;
  readonly reason: string;
}) => void;

const Id = v.union([v.number(), v.pipe(v.string(), v.maxLength(64))]);

/** Makes a field optional. If the value is unreadable, `fallback` replaces it, and `readRecords` reports it. */
export const orElse = <Schema extends v.GenericSchema, const T extends v.InferOutput<Schema>>(
  strict: Schema,
  fallback: T,
): v.SchemaWithFallback<Schema, T> & { readonly strict: Schema } =>
  Object.assign(v.fallback(strict, fallback as never), { strict }) as never;

type Fields = Readonly<Record<string, v.GenericSchema & { readonly strict?: v.GenericSchema }>>;

const fieldOf = (record: unknown, field: string): unknown => Object(record)[field];

/** Describes a problem as `7: name: what is wrong`. The number is the record's id, if the record has an id. */
function reasonOf(value: unknown, issue: v.BaseIssue<unknown>, field = v.getDotPath(issue)): string {
  const id = fieldOf(value, 'id');
  return [v.is(Id, id) && id, field, issue.message].filter(Boolean).join(': ');
}

/**
 * Reads the records of a list one by one. Omits and reports an unusable record. If an optional field is
 * unusable, reports it and keeps the record.
 */
export function readRecords<Entries extends v.ObjectEntries, T>(
  record: string,
  schema: v.ObjectSchema<Entries, undefined>,
  values: readonly unknown[],
  onDropped: OnDropped,
  read: (output: v.InferOutput<v.ObjectSchema<Entries, undefined>>) => T | undefined,
): T[] {
  return values.flatMap((value) => {
    // The schema would accept a list as an object without fields.
    const parsed = v.safeParse(schema, Array.isArray(value) ? undefined : value);
    if (!parsed.success) {
      onDropped({ record, reason: reasonOf(value, parsed.issues[0]) });
      return [];
    }
    const fields: Fields = schema.entries;
    for (const [field, { strict }] of Object.entries(fields)) {
      const issue = strict && v.safeParse(strict, fieldOf(value, field)).issues?.[0];
      if (issue) onDropped({ record, field, reason: reasonOf(value, issue, field) });
    }
    const made = read(parsed.output);
    if (made === undefined) onDropped({ record, reason: 'holds nothing that can be used' });
    return made === undefined ? [] : [made];
  });
}
