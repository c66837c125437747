import type { FieldIssue, FieldValues } from './form-rules.ts';

/** A post that the server has refused. */
export interface RefusedPost<Field extends string, Message extends string> {
  /** The visitor's input. */
  readonly values: FieldValues<Field>;
  readonly issues: readonly FieldIssue<Field, Message>[];
  /** Path of the form's page. After the post, the document has the address of the service. */
  readonly page: string;
  /** The reason of a refusal that is not about a field. */
  readonly message?: string | undefined;
  /** Id of the request, for visitors to quote. */
  readonly reference?: string | undefined;
}
