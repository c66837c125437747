import * as v from 'valibot';
import { MAX_LENGTHS } from '../address/address-fields.ts';
import { sanitizeCampaign } from '../post/campaign.ts';
import { plainText } from '../rules/typed-text.ts';

const text = (maxLength: number) => v.pipe(v.string(), v.trim(), v.maxLength(maxLength));
const plain = (maxLength: number) => v.pipe(v.string(), v.transform(plainText), v.maxLength(maxLength));
const textOrNothing = (maxLength: number) => v.optional(text(maxLength), '');
/** A field that some forms do not show. Without script, a post of such a form lacks the field. */
const shown = (maxLength: number) => v.optional(text(maxLength));
const campaign = v.optional(v.pipe(v.string(), v.transform(sanitizeCampaign)), '');

/**
 * Longest email that the schema accepts, in characters. It is longer than the form's rules allow, so that the rules can
 * report an email that is too long.
 */
const EMAIL_LENGTH = 512;
const TOKEN_LENGTH = 8192;
const PAGE_LENGTH = 2048;

/** Fields of every post that the visitor does not fill in. The schema drops unknown fields. */
const envelope = {
  formEntryId: v.optional(text(64)),
  shownFields: v.optional(text(64)),
  idempotencyKey: v.optional(text(64)),
  referenceNote: v.optional(v.string(), ''),
};

/** Fields of a request to the provider that the visitor does not fill in. */
export const requestEnvelopeSchema = v.object({
  'g-recaptcha-response': textOrNothing(TOKEN_LENGTH),
  pageSource: textOrNothing(PAGE_LENGTH),
  utmcsr: campaign,
  utmccn: campaign,
  utmcmd: campaign,
  utmcct: campaign,
  ...envelope,
});
export type RequestEnvelope = v.InferOutput<typeof requestEnvelopeSchema>;

/** Reads the form-encoded body of `POST /address-forms`: an address post with a human check. */
export const addressFormSchema = v.object({
  email: v.optional(plain(EMAIL_LENGTH)),
  streetAddress: shown(MAX_LENGTHS.street),
  unitNumber: shown(MAX_LENGTHS.unit),
  zipCode: v.optional(plain(MAX_LENGTHS.zip)),
  recaptchaAction: textOrNothing(64),
  recaptchaToken: textOrNothing(TOKEN_LENGTH),
  pageSource: textOrNothing(PAGE_LENGTH),
  utmcsr: campaign,
  utmccn: campaign,
  utmcmd: campaign,
  utmcct: campaign,
  ...envelope,
});

/** Reads the form-encoded body of `POST /address-check`: the legacy variant, perhaps with a human check. */
export const addressCheckSchema = v.object({
  token: textOrNothing(1024),
  event_label: textOrNothing(256),
  event_category: textOrNothing(64),
  event_action: textOrNothing(64),
  email: v.optional(plain(EMAIL_LENGTH)),
  street_address: shown(MAX_LENGTHS.street),
  unit_number: shown(MAX_LENGTHS.unit),
  zip_code: v.optional(plain(MAX_LENGTHS.zip)),
  /** Present only if the form has a human check. */
  recaptchaAction: v.optional(text(64)),
  recaptchaToken: v.optional(text(TOKEN_LENGTH)),
  pageSource: textOrNothing(PAGE_LENGTH),
  ...envelope,
});
