import * as v from 'valibot';

/** Called for each record of a response that is unusable, or that asks for what nobody can give: with its kind, and the reason. */
export type OnDropped = (dropped: { readonly record: string; readonly reason: string }) => void;

/** Reads the records of a list one by one: one that cannot be used is dropped, told of, and takes no other with it. */
export function readRecords<Schema extends v.GenericSchema, T>(
  record: string,
  schema: Schema,
  values: readonly unknown[],
  onDropped: OnDropped,
  read: (output: v.InferOutput<Schema>) => T | undefined,
): T[] {
  return values.flatMap((value) => {
    const parsed = v.safeParse(schema, value);
    if (!parsed.success) {
      const [issue] = parsed.issues;
      onDropped({ record, reason: [v.getDotPath(issue), issue.message].filter(Boolean).join(': ') });
      return [];
    }
    const made = read(parsed.output);
    if (made === undefined) onDropped({ record, reason: 'holds nothing that can be used' });
    return made === undefined ? [] : [made];
  });
}
