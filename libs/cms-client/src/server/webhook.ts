import * as v from 'valibot';
import { optionalPeer } from './optional-peer.ts';

const { verifyRequest } = await optionalPeer(
  '@skein/cms-client/server',
  '@contentful/node-apps-toolkit',
  () => import('@contentful/node-apps-toolkit/requests'),
);

export interface WebhookRequest {
  /** Path with its query string, because the signature covers both. */
  readonly path: string;
  /** Headers with lower-case names, as Node gives them. */
  readonly headers: Readonly<Record<string, string>>;
  /** The body exactly as received. */
  readonly body: string;
}

export interface ContentChange {
  readonly kind: 'Entry' | 'Asset' | 'ContentType';
  readonly action: string;
  readonly id: string;
  /** Content type id, for entries only. */
  readonly contentType: string | undefined;
}

/** The vendor's topic header, such as `ContentManagement.Entry.publish`. */
const TOPIC = /^ContentManagement\.(Entry|Asset|ContentType)\.(\w+)$/;
/** Signatures older than this, or this far in the future, are refused. Seconds. */
const SIGNATURE_LIFETIME_S = 60;

const Body = v.object({
  sys: v.object({
    id: v.string(),
    contentType: v.optional(v.object({ sys: v.object({ id: v.string() }) })),
  }),
});

export type WebhookResult =
  | { readonly ok: true; readonly change: ContentChange }
  | { readonly ok: false; readonly status: 400 | 403; readonly reason: string };

const TIME = 'x-contentful-timestamp';
const SIGNATURE = 'x-contentful-signature';

function isSigned(secret: string, { path, headers, body }: WebhookRequest): boolean {
  try {
    const aheadMs = Number(headers[TIME]) - Date.now();
    return (
      aheadMs <= SIGNATURE_LIFETIME_S * 1000 &&
      verifyRequest(secret, { method: 'POST', path, headers: { ...headers }, body }, SIGNATURE_LIFETIME_S)
    );
  } catch {
    return false;
  }
}

/**
 * Checks the vendor's signature and reads which content has changed.
 * @param secret the space's signing secret, 64 characters
 * @param taken signatures of accepted calls, each with the time until which to keep it, so that a repeated call
 *   is refused
 */
export function readWebhook(
  secret: string,
  request: WebhookRequest,
  taken?: Map<string, number>,
): WebhookResult {
  if (!isSigned(secret, request))
    return { ok: false, status: 403, reason: 'The signature is missing, wrong or too old' };
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
