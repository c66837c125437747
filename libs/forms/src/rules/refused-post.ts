import type { FieldIssue, FieldValues } from './form-rules.ts';

/** A post that the server has refused. */
export interface RefusedPost<Field extends string, Message extends string> {
  /** The visitor's input. */
  readonly values: FieldValues<Field>;
  readonly issues: readonly FieldIssue<Field, Message>[];
  /** Path of the form's page, because the document's address is now that of the service. */
  readonly page: string;
  /** Why the server refused it, if the reason is not a field. */
  readonly message?: string | undefined;
}
