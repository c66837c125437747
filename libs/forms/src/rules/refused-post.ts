import type { FieldIssue, FieldValues } from './form-rules.ts';

/** A post that the server has refused. */
export interface RefusedPost<Field extends string, Message extends string> {
  /** What was typed. */
  readonly values: FieldValues<Field>;
  readonly issues: readonly FieldIssue<Field, Message>[];
  /** Path of the page that the form stands on: the address of the document is now that of the service. */
  readonly page: string;
  /** Why it was not taken, where no field is to blame. */
  readonly message?: string | undefined;
}
