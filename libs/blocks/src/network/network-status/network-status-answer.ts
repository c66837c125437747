import * as v from 'valibot';
import { NETWORK_QUERY_PARAM } from './network-query.ts';

/** `GET /api/network_status/queries?query=`: what somebody typed of an address. */
export const NETWORK_STATUS_PATH = '/api/network_status/queries';

export const networkQuerySchema = v.object({ [NETWORK_QUERY_PARAM]: v.string() });

/** 0 potential issue, 1 confirmed issue, 2 service degraded, 3 service outage. */
export const severitySchema = v.picklist([0, 1, 2, 3]);
export type Severity = v.InferOutput<typeof severitySchema>;

export const issueNotificationSchema = v.object({
  severity: severitySchema,
  /** HTML that nobody has looked at: sanitize it before it is shown. */
  description: v.string(),
  /** ISO 8601 */
  updated_at: v.string(),
});
export type IssueNotification = v.InferOutput<typeof issueNotificationSchema>;

export const networkOptionSchema = v.object({
  address: v.string(),
  city_name: v.string(),
  system: v.object({ issue_notifications: v.array(issueNotificationSchema) }),
});
export type NetworkOption = v.InferOutput<typeof networkOptionSchema>;

/** The answer of the service: addresses that fit, best first. */
export type NetworkStatusAnswer = readonly NetworkOption[];

/**
 * The options of an answer. One that cannot be read whole is left out: without its notifications it would look as if all
 * were well.
 * @throws when it is no list, or nothing of a list can be read
 */
export function readNetworkAnswer(answer: unknown): NetworkStatusAnswer {
  const options = v.parse(v.array(v.unknown()), answer);
  const read = options.flatMap((option) => {
    const result = v.safeParse(networkOptionSchema, option);
    return result.success ? [result.output] : [];
  });
  if (options.length > 0 && read.length === 0) throw new TypeError('No option of the answer can be read');
  return read;
}
