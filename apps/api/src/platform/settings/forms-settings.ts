import * as v from 'valibot';

const Address = (schemes: RegExp, message: string) =>
  v.pipe(v.string(), v.url(message), v.regex(schemes, message));

/** Number of proxies in front, whose word on the visitor's address is taken. */
export const trustProxy = v.pipe(
  v.string(),
  v.regex(/^\d$/u, 'must be the number of proxies in front, from 0 to 9'),
  v.transform(Number),
);

/** What Fastify asks of each address on the way, the nearest first: whether what it says of the one before is believed. */
export const believes = (proxies: number): false | ((address: string, hop: number) => boolean) =>
  proxies > 0 && ((_address, hop) => hop < proxies);

/** Settings of the services that keep what visitors send; part of every process that runs them. */
export const leadsSettings = {
  DATABASE_URL: v.optional(
    Address(/^postgres(ql)?:/u, 'must be an address such as postgres://user:password@host/database'),
  ),
  CACHE_URL: v.optional(Address(/^rediss?:/u, 'must be an address such as redis://host:6379')),
  LEADS_WEBHOOK_URL: v.optional(Address(/^https?:/u, 'must be a web address')),
  LEADS_WEBHOOK_SECRET: v.optional(v.pipe(v.string(), v.minLength(16, 'must have at least 16 characters'))),
  RETENTION_DAYS: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[1-9]\d{0,3}$/u, 'must be a number of days from 1 to 9999'),
      v.transform(Number),
    ),
    '90',
  ),
  RECAPTCHA_SECRET: v.optional(v.pipe(v.string(), v.minLength(1))),
  RATE_LIMIT: v.optional(v.picklist(['on', 'off'], 'must be on or off'), 'on'),
} as const;

const Settings = v.object(leadsSettings);
export type LeadsSettings = v.InferOutput<typeof Settings>;

/** Picks these settings out of all settings of a process. */
export function pickLeadsSettings(all: LeadsSettings): LeadsSettings {
  const { DATABASE_URL, CACHE_URL, LEADS_WEBHOOK_URL, LEADS_WEBHOOK_SECRET } = all;
  const { RETENTION_DAYS, RECAPTCHA_SECRET, RATE_LIMIT } = all;
  return {
    DATABASE_URL,
    CACHE_URL,
    LEADS_WEBHOOK_URL,
    LEADS_WEBHOOK_SECRET,
    RETENTION_DAYS,
    RECAPTCHA_SECRET,
    RATE_LIMIT,
  };
}

/** What holds where nobody has set anything. */
export const defaultLeadsSettings: LeadsSettings = v.parse(Settings, {});
