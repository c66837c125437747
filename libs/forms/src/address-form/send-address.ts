import { HUMAN_CHECK_ACTION } from '../address/address-post.constants.ts';
import type { ResultPages } from '../address/outcome-pages.ts';
import { tokenOrPlaceholder } from '../human-check/human-check.ts';
import { isTokenRefusal, sendPost, type PostResult } from '../post/send-post.ts';
import type { FormOrder, WireTools } from '../services/form-services.ts';
import { addressPostBody, type AddressPost } from './address-post-body.ts';
import { storeAddress } from './stored-address.ts';

/** The data of an address post, without the tokens. The form services add the tokens. */
export type PostOrder = FormOrder &
  Pick<AddressPost, 'variant' | 'entryId' | 'eventLabel' | 'plan'> & {
    /** Whether the post includes a human check. */
    readonly humanCheck: boolean;
    /** The result pages of an address check. If undefined, no address is stored. */
    readonly results?: ResultPages | undefined;
  };

/** Gets the tokens, sends an address post, and stores the accepted address. Never rejects. */
export async function sendAddress(
  { url, humanCheck, results = {}, ...post }: PostOrder,
  { check, xsrfToken }: WireTools,
): Promise<PostResult> {
  const legacy = post.variant === 'legacy';
  const [human, xsrf] = await Promise.all([
    humanCheck ? tokenOrPlaceholder(check, HUMAN_CHECK_ACTION) : undefined,
    legacy ? xsrfToken() : '',
  ]);
  const send = (token: string) =>
    sendPost(url, addressPostBody({ ...post, humanToken: human, xsrfToken: token }));
  let result = await send(xsrf);
  // The token expired while the page was open. A retry with a new token needs nothing from the visitor.
  if (legacy && isTokenRefusal(result)) result = await send(await xsrfToken({ fresh: true }));
  const { street = '', unit = '', zip = '' } = post.values;
  if (result.kind === 'accepted' && result.location !== undefined)
    storeAddress({ streetAddress: street, unitNumber: unit, zipCode: zip }, results, result.location);
  return result;
}
