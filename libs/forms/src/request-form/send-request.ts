import { TOKEN_WAIT_MS } from '../human-check/human-check.ts';
import { campaignOf } from '../post/campaign.ts';
import { FORM_ENTRY_FIELD, HONEYPOT_FIELD, IDEMPOTENCY_FIELD } from '../post/post-fields.ts';
import { sendPost, type PostResult } from '../post/send-post.ts';
import type { FormOrder, WireTools } from '../services/form-services.ts';
import { MissingScript } from '../wait/missing-script.ts';
import type { RequestFormId } from './request-fields.ts';
import { HUMAN_CHECK_FIELD, requestForms } from './request-forms.ts';
import { requestToWire } from './request-wire.ts';
import { withinTime } from '../wait/within-time.ts';

export interface RequestOrder extends FormOrder {
  readonly form: RequestFormId;
  /** Undefined for a form without an entry, written by hand. */
  readonly entryId: string | undefined;
}

const TOKEN_REFUSALS: readonly unknown[] = ['token_expired', 'token_invalid'];
const isTokenRefusal = (result: PostResult) =>
  result.kind === 'failed' && TOKEN_REFUSALS.includes(result.code);

/** Returns the form token of the page, or an empty text if the page has none. */
const pageToken = () => document.querySelector<HTMLMetaElement>('meta[name="csrf-token"]')?.content ?? '';

/**
 * Sends a request. It sends nothing without proof of the human check. It fetches a form token if the page has
 * none or the service refuses it.
 * @throws MissingScript if the script of the human check cannot be loaded; otherwise it never rejects
 */
export async function sendRequest(order: RequestOrder, { check, xsrfToken }: WireTools): Promise<PostResult> {
  const { url, values, entryId, idempotencyKey, honeypot, page } = order;
  const form = requestForms[order.form];
  let human: string;
  try {
    human = await withinTime(check.token(form.kind), TOKEN_WAIT_MS);
  } catch (error) {
    // The page around the form proves a visitor, too, where there is no script.
    if (error instanceof MissingScript) throw error;
    console.error('The human check is not available', error);
    return { kind: 'refused', issues: [{ field: 'human', message: 'humanError' }] };
  }
  const fields = {
    ...requestToWire(form, values),
    [HUMAN_CHECK_FIELD]: human,
    pageSource: page.pathname,
    ...campaignOf(page.search),
    ...(entryId !== undefined && { [FORM_ENTRY_FIELD]: entryId }),
    [IDEMPOTENCY_FIELD]: idempotencyKey,
    [HONEYPOT_FIELD]: honeypot,
  };
  const send = (token: string) => {
    const body = form.multipart ? new FormData() : new URLSearchParams();
    if (form.csrfField !== undefined) body.append(form.csrfField, token);
    for (const [name, value] of Object.entries(fields)) body.append(name, value);
    return sendPost(url, body);
  };
  if (form.csrfField === undefined) return send('');
  const known = pageToken();
  const result = await send(known === '' ? await fetched(xsrfToken) : known);
  return isTokenRefusal(result) ? send(await fetched(xsrfToken, true)) : result;
}

/**
 * Fetches a form token from portal data. Empty if portal data is not available; the service then reports what
 * it needs.
 */
const fetched = (xsrfToken: WireTools['xsrfToken'], fresh = false): Promise<string> =>
  xsrfToken({ fresh }).catch(() => '');
