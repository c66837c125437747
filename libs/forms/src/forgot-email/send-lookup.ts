import type { PostResult } from '../post/send-post.ts';
import type { FormOrder, WireTools } from '../services/form-services.ts';
import { findEmail } from './find-email.ts';

export type LookupOrder = FormOrder & { readonly eventLabel: string };

/** Sends the forgot-email form. @throws MissingScript if the script of the human check cannot be loaded */
export async function sendLookup(
  { url, values: { street = '', unit = '', zip = '' }, eventLabel }: LookupOrder,
  { check }: WireTools,
): Promise<PostResult> {
  const problem = await findEmail({ url, street, unit, zip, eventLabel }, check);
  if (typeof problem === 'object') return problem;
  return problem === undefined ? { kind: 'accepted' } : { kind: 'denied', problem };
}
