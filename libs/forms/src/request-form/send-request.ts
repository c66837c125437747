import { TOKEN_WAIT_MS } from '../human-check/human-check.ts';
import { campaignOf } from '../post/campaign.ts';
import { FORM_ENTRY_FIELD, HONEYPOT_FIELD, IDEMPOTENCY_FIELD } from '../post/post-fields.ts';
import { isTokenRefusal, sendPost, type PostResult } from '../post/send-post.ts';
import type { FormOrder, WireTools } from '../services/form-services.ts';
import { MissingScript } from '../wait/missing-script.ts';
import type { RequestFormId } from './request-fields.ts';
import { HUMAN_CHECK_FIELD, requestForms } from './request-forms.ts';
import { requestToWire } from './request-wire.ts';
import { withinTime } from '../wait/within-time.ts';

export interface RequestOrder extends FormOrder {
  readonly form: RequestFormId;
  /** Id of the form's entry. Undefined if the form is written in code and has no entry. */
  readonly entryId: string | undefined;
}

/** Returns the form token of the page, or an empty text if the page has none. */
const pageToken = () => document.querySelector<HTMLMetaElement>('meta[name="csrf-token"]')?.content ?? '';

/**
 * Sends a request, but only with proof of the human check. If the page has no form token, or the service
 * refuses the token, requests a new one.
 * @throws MissingScript if the script of the human check cannot be loaded. Otherwise never rejects
 */
export async function sendRequest(order: RequestOrder, { check, xsrfToken }: WireTools): Promise<PostResult> {
  const { url, values, entryId, idempotencyKey, honeypot, page } = order;
  const form = requestForms[order.form];
  let human: string;
  try {
    human = await withinTime(check.token(form.kind), TOKEN_WAIT_MS);
  } catch (error) {
    // Without the script, the browser posts the form as a page, and the page's token is the proof.
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
 * Requests a form token from portal data. Returns an empty text if there is no portal data. The service then
 * reports the missing token.
 */
const fetched = (xsrfToken: WireTools['xsrfToken'], fresh = false): Promise<string> =>
  xsrfToken({ fresh }).catch(() => '');
