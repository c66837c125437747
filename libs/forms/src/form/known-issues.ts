import type { PostResult } from '../post/send-post.ts';
import type { FieldIssue } from '../rules/form-rules.ts';

/** What a service found wrong, as far as a form has such fields, and words for it. */
export const knownIssues = <Field extends string, Message extends string>(
  result: PostResult,
  fields: readonly Field[],
  messages: readonly Message[],
): readonly FieldIssue<Field, Message>[] =>
  (result.kind === 'refused' ? result.issues : []).flatMap((issue) => {
    const field = fields.find((one) => one === issue.field);
    const message = messages.find((one) => one === issue.message);
    return field && message ? [{ field, message }] : [];
  });
