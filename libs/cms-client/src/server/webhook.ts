import * as v from 'valibot';
import { optionalPeer } from './optional-peer.ts';

const { verifyRequest } = await optionalPeer(
  '@skein/cms-client/server',
  '@contentful/node-apps-toolkit',
  () => import('@contentful/node-apps-toolkit/requests'),
);

export interface WebhookRequest {
  /** Path with its query string. The signature covers both. */
  readonly path: string;
  /** Headers. Their names are in lower case, as in Node. */
  readonly headers: Readonly<Record<string, string>>;
  /** The body exactly as it arrived. */
  readonly body: string;
}

export interface ContentChange {
  readonly kind: 'Entry' | 'Asset' | 'ContentType';
  readonly action: string;
  readonly id: string;
  /** Id of the content type. Only entries have one. */
  readonly contentType: string | undefined;
}

/** Matches the vendor's topic header, such as `ContentManagement.Entry.publish`. */
const TOPIC = /^ContentManagement\.(Entry|Asset|ContentType)\.(\w+)$/;
/** Maximum age of a signature, in seconds. A signature may also be this far in the future. */
const SIGNATURE_LIFETIME_S = 60;

const Type = v.optional(v.object({ sys: v.object({ id: v.string() }) }));
/**
 * Schema of the webhook's body. A content type that cannot be read does no harm, because the id alone identifies the
 * entry.
 */
const Body = v.object({ sys: v.object({ id: v.string(), contentType: v.fallback(Type, undefined) }) });

export type WebhookResult =
  | { readonly ok: true; readonly change: ContentChange }
  | { readonly ok: false; readonly status: 400 | 403; readonly reason: string };

const TIME = 'x-contentful-timestamp';
const SIGNATURE = 'x-contentful-signature';

const FORGED = 'The signature is missing or wrong';

/**
 * Returns why a call is refused, or undefined if the vendor signed it within the last minute. If only the
 * time is wrong, the reason contains the difference, so that an operator learns that the clocks differ.
 */
function whyRefused(secret: string, { path, headers, body }: WebhookRequest): string | undefined {
  try {
    // Without a lifetime, only the signature is checked.
    if (!verifyRequest(secret, { method: 'POST', path, headers: { ...headers }, body }, 0)) return FORGED;
  } catch {
    return FORGED;
  }
  const aheadMs = Number(headers[TIME]) - Date.now();
  if (Math.abs(aheadMs) <= SIGNATURE_LIFETIME_S * 1000) return undefined;
  const seconds = Math.round(Math.abs(aheadMs) / 1000);
  return aheadMs > 0
    ? `It was signed ${seconds} s in the future: the clocks of the CMS and of this server differ`
    : `It was signed ${seconds} s ago: the call is old, or the clocks of the CMS and of this server differ`;
}

/**
 * Checks the vendor's signature of a webhook call, and returns which content has changed.
 * @param secret signing secret of the space, 64 characters
 * @param taken signatures of accepted calls, and the time until which each is kept. A call whose signature is
 *   in the map is refused, so each call is accepted only once
 */
export function readWebhook(
  secret: string,
  request: WebhookRequest,
  taken?: Map<string, number>,
): WebhookResult {
  const refused = whyRefused(secret, request);
  if (refused !== undefined) return { ok: false, status: 403, reason: refused };
  const signature = request.headers[SIGNATURE] ?? '';
  if (taken?.has(signature)) return { ok: false, status: 403, reason: 'The call has been taken before' };
  const topic = TOPIC.exec(request.headers['x-contentful-topic'] ?? '');
  if (!topic)
    return {
      ok: false,
      status: 400,
      reason: 'The topic is not one of ContentManagement.{Entry|Asset|ContentType}.*',
    };
  let json: unknown;
  try {
    json = JSON.parse(request.body);
  } catch {
    return { ok: false, status: 400, reason: 'The body is not JSON' };
  }
  const body = v.safeParse(Body, json);
  if (!body.success) return { ok: false, status: 400, reason: 'The body has no sys.id' };
  if (taken) {
    for (const [known, untilMs] of taken) if (untilMs < Date.now()) taken.delete(known);
    taken.set(signature, Date.now() + 2 * SIGNATURE_LIFETIME_S * 1000);
  }
  const { id, contentType } = body.output.sys;
  return {
    ok: true,
    change: {
      kind: topic[1] as ContentChange['kind'],
      action: topic[2] ?? '',
      id,
      contentType: contentType?.sys.id,
    },
  };
}
