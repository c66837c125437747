export { campaignOf, sanitizeCampaign, type Campaign } from './post/campaign.ts';
export { checkForm, fieldToFocus, shownFields } from './rules/check-form.ts';
export {
  ADDRESS_CHECK_POST_PATH,
  ADDRESS_FORMS_PATH,
  EVENT_ACTION,
  EVENT_CATEGORY,
  HUMAN_CHECK_ACTION,
} from './address/address-post.constants.ts';
export { HUMAN_CHECK_CHALLENGE_PATH, PLACEHOLDER_TOKEN } from './human-check/human-check.constants.ts';
export { FORM_ENTRY_FIELD, HONEYPOT_FIELD, IDEMPOTENCY_FIELD, PAGE_TOKEN_FIELD } from './post/post-fields.ts';
export type { Entered, FieldIssue, FieldRule, FieldValues, FormRules } from './rules/form-rules.ts';
export {
  MAX_LENGTHS,
  addressFields as formFields,
  type AddressField as FormField,
  type AddressFormRules as FormDefinition,
  type AddressIssue as FormIssue,
  type AddressRule as FormRule,
  type AddressValues as FormValues,
} from './address/address-fields.ts';
export { formByNumber, forms, type FormId } from './address-form/address-forms.ts';
export { messageKeys, messageTexts, type AddressMessage as MessageKey } from './address/address-messages.ts';
export type { BothLanguages } from './rules/both-languages.ts';
export { isEmail, isZip } from './rules/patterns.ts';
export {
  addressCheckSchema,
  addressFormSchema,
  type AddressCheckPost,
  type AddressFormPost,
} from './address-form/address-post-schemas.ts';
export { acceptedSchema, refusedSchema, type Accepted, type Refused } from './post/post-answers.ts';
export {
  DOORS_PATH,
  LOOKUP_PATH,
  PLACES_PATH,
  SUGGEST_PATH,
  doorsAnswer,
  doorsAnswerSchema,
  doorsQuerySchema,
  lookupAnswerSchema,
  lookupQuerySchema,
  placeSelectionSchema,
  suggestAnswerSchema,
  unitsOf,
  type DoorsAnswer,
  type DoorsQuery,
  type LookupAnswer,
  type LookupQuery,
  type PlaceSelection,
  type PlaceSuggestion,
  type SuggestAnswer,
  type Unit,
} from './places/place-lookups.ts';
export { streetOf } from './places/street-of.ts';
export {
  forgotEmailAnswerSchema,
  forgotEmailRequestSchema,
  type ForgotEmailAnswer,
  type ForgotEmailRequest,
} from './forgot-email/forgot-email-request.ts';
export {
  FORGOT_EMAIL_ACTION,
  FORGOT_EMAIL_PATH,
  FORGOT_EMAIL_SUCCESS,
  NOT_FOUND_ACTION,
  forgotEmailForm,
  forgotEmailProblems,
  forgotEmailTexts,
  type ForgotEmailProblem,
} from './forgot-email/forgot-email-rules.ts';
