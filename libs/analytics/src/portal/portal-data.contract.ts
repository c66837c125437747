import * as v from 'valibot';
import type { PortalData } from './portal-data.ts';

export const userDetailsSchema = v.object({
  name: v.string(),
  given_name: v.string(),
  profile_photo_url: v.string(),
  is_logged_in: v.boolean(),
  has_account: v.boolean(),
  gaia_email: v.string(),
  locale: v.string(),
});

/** The answer of the service, after the anti-hijacking prefix. */
export const portalDataSchema = v.object({
  xsrf_token: v.string(),
  live_chat_licence: v.string(),
  /** The name of the variation for each flag key. */
  experiments: v.record(v.string(), v.string()),
  user_details: userDetailsSchema,
}) satisfies v.GenericSchema<unknown, PortalData>;
