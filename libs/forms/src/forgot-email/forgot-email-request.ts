import * as v from 'valibot';
import { MAX_LENGTHS } from '../address/address-fields.ts';
import { plainText } from '../rules/typed-text.ts';

/** Reads the JSON body of `POST /api/forgot-email`. */
export const forgotEmailRequestSchema = v.object({
  streetAddress: v.pipe(v.string(), v.trim(), v.maxLength(MAX_LENGTHS.street)),
  unitNumber: v.pipe(v.string(), v.trim(), v.maxLength(MAX_LENGTHS.unit)),
  zipCode: v.pipe(v.string(), v.transform(plainText), v.maxLength(MAX_LENGTHS.zip)),
  recaptchaToken: v.pipe(v.string(), v.maxLength(8192)),
  recaptchaAction: v.string(),
  eventLabel: v.optional(v.string(), ''),
});
export type ForgotEmailRequest = v.InferOutput<typeof forgotEmailRequestSchema>;

/**
 * Reads the answer. `SUCCESS` with `PROCEED` means that the email is found. Other answers are errors, named by
 * `action`.
 */
export const forgotEmailAnswerSchema = v.object({ status: v.string(), action: v.string() });
