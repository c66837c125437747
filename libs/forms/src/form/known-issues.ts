import type { PostResult } from '../post/send-post.ts';
import type { FieldIssue } from '../rules/form-rules.ts';

/** What a service found wrong, as far as a form has such fields, and words for it. */
export function knownIssues<Field extends string, Message extends string>(
  result: PostResult,
  fields: readonly string[],
  messages: readonly string[],
): readonly FieldIssue<Field, Message>[] {
  const isKnown = (issue: FieldIssue<string, string>): issue is FieldIssue<Field, Message> =>
    fields.includes(issue.field) && messages.includes(issue.message);
  return result.kind === 'refused' ? result.issues.filter(isKnown) : [];
}
