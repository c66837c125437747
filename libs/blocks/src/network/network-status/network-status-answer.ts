import * as v from 'valibot';
import { NETWORK_QUERY_PARAM } from './network-query.ts';

/**
 * Path of the service that reports the network's state. The query parameter `query` is the part of a street address
 * that the visitor has typed.
 */
export const NETWORK_STATUS_PATH = '/api/network_status/queries';

export const networkQuerySchema = v.object({ [NETWORK_QUERY_PARAM]: v.string() });

/** Severity of an issue: 0 potential issue, 1 confirmed issue, 2 service degraded, 3 service outage. */
export const severitySchema = v.picklist([0, 1, 2, 3]);
export type Severity = v.InferOutput<typeof severitySchema>;

export const issueNotificationSchema = v.object({
  severity: severitySchema,
  /** Text of the notification as unsafe HTML: sanitize it before it is shown. */
  description: v.string(),
  /** Time of the last change, ISO 8601. */
  updated_at: v.string(),
});
export type IssueNotification = v.InferOutput<typeof issueNotificationSchema>;

/** A home at a matching street address. The service answers with a list of homes, best match first. */
export const networkOptionSchema = v.object({
  address: v.string(),
  city_name: v.string(),
  system: v.object({ issue_notifications: v.array(issueNotificationSchema) }),
});
export type NetworkOption = v.InferOutput<typeof networkOptionSchema>;

/**
 * The readable fields of a notification. A notification without any readable field still counts as an issue.
 */
export type ReadNotification = {
  readonly [Key in keyof IssueNotification]: IssueNotification[Key] | undefined;
};

/** The readable fields of an option. */
export interface ReadOption {
  /** Street address of the home. Undefined if the service did not name it. */
  readonly address: string | undefined;
  readonly city_name: string | undefined;
  /** Notifications about this home. Undefined if the service's list of notifications cannot be read. */
  readonly notifications: readonly ReadNotification[] | undefined;
}

/**
 * Receives the path of an unreadable field, such as `[3].system.issue_notifications[0].severity`, without the
 * field's value.
 */
export type OnUnread = (field: string) => void;

const written = v.pipe(v.string(), v.trim(), v.minLength(1));
const severity = v.union([
  severitySchema,
  v.pipe(v.picklist(['0', '1', '2', '3']), v.transform(Number), severitySchema),
]);
const time = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^\d{4}-\d\d-\d\d/),
  v.check((text) => !Number.isNaN(Date.parse(text))),
);

/**
 * Reads the options of an answer field by field. An unreadable field becomes undefined, and `onUnread` gets the
 * field's path. The function keeps every option and every notification, because a home without its notification
 * would seem to have no problem.
 * @throws if the answer is not a list, or if nothing in the list can be read
 */
export function readNetworkAnswer(answer: unknown, onUnread: OnUnread = () => {}): readonly ReadOption[] {
  const options = v.parse(v.array(v.unknown()), answer);

  function read<T>(
    schema: v.GenericSchema<unknown, T>,
    record: unknown,
    key: string,
    at: string,
  ): T | undefined {
    const value: unknown =
      typeof record === 'object' && record !== null ? Reflect.get(record, key) : undefined;
    const result = v.safeParse(schema, value);
    if (result.success) return result.output;
    onUnread(`${at}.${key}`);
    return undefined;
  }

  const homes = options.map((option, index): ReadOption => {
    const at = `[${index}]`;
    const system = read(v.record(v.string(), v.unknown()), option, 'system', at);
    const listed = system && read(v.array(v.unknown()), system, 'issue_notifications', `${at}.system`);
    return {
      address: read(written, option, 'address', at),
      city_name: read(v.pipe(v.string(), v.trim()), option, 'city_name', at),
      notifications: listed?.map((notification, place) => {
        const where = `${at}.system.issue_notifications[${place}]`;
        return {
          severity: read(severity, notification, 'severity', where),
          description: read(v.string(), notification, 'description', where),
          updated_at: read(time, notification, 'updated_at', where),
        };
      }),
    };
  });
  const isUnread = ({ address, notifications }: ReadOption) => !address && !notifications;
  if (homes.length > 0 && homes.every(isUnread)) throw new TypeError('No option of the answer can be read');
  return homes;
}
