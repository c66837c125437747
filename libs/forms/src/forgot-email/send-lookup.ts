import type { PostResult } from '../post/send-post.ts';
import type { FormOrder, WireTools } from '../services/form-services.ts';
import { findEmail } from './find-email.ts';

export type LookupOrder = FormOrder & { readonly eventLabel: string };

/** The wire of the forgot-email form. @throws MissingScript where the script of the human check cannot be had */
export async function sendLookup(
  { url, values: { street = '', unit = '', zip = '' }, eventLabel }: LookupOrder,
  { check }: WireTools,
): Promise<PostResult> {
  const problem = await findEmail({ url, street, unit, zip, eventLabel }, check);
  if (typeof problem === 'object') return problem;
  return problem === undefined ? { kind: 'accepted' } : { kind: 'denied', problem };
}
