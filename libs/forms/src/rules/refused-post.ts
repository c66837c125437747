import type { FieldIssue, FieldValues } from './form-rules.ts';

/** A post that the server has refused. */
export interface RefusedPost<Field extends string, Message extends string> {
  /** The visitor's input. */
  readonly values: FieldValues<Field>;
  readonly issues: readonly FieldIssue<Field, Message>[];
  /** Path of the form's page. The URL in the browser is that of the service, because the form was posted there. */
  readonly page: string;
  /** Why the server refused the post, if the reason is not a mistake in a field. */
  readonly message?: string | undefined;
  /** Id of the request, for visitors to quote. */
  readonly reference?: string | undefined;
}
