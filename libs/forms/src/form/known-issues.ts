import type { PostResult } from '../post/send-post.ts';
import type { FieldIssue } from '../rules/form-rules.ts';

/** Returns the mistakes that a service has found, without fields and messages that the form does not have. */
export function knownIssues<Field extends string, Message extends string>(
  result: PostResult,
  fields: readonly string[],
  messages: readonly string[],
): readonly FieldIssue<Field, Message>[] {
  const isKnown = (issue: FieldIssue<string, string>): issue is FieldIssue<Field, Message> =>
    fields.includes(issue.field) && messages.includes(issue.message);
  return result.kind === 'refused' ? result.issues.filter(isKnown) : [];
}

type Refused = Extract<PostResult, { readonly kind: 'refused' }>;

/**
 * Whether a service has found mistakes only in fields that the page does not have, because the form has changed since
 * the page was drawn. A service with other messages is not one of this form, and cannot draw the form again.
 */
export const isOfOtherFields = (
  result: PostResult,
  onPage: readonly string[],
  messages: readonly string[],
): result is Refused =>
  result.kind === 'refused' &&
  result.issues.length > 0 &&
  result.issues.every(({ field, message }) => !onPage.includes(field) && messages.includes(message));
