export { campaignOf, sanitizeCampaign, type Campaign } from './campaign.ts';
export { checkForm, fieldToFocus, shownFields, type FormIssue } from './check-form.ts';
export {
  ADDRESS_CHECK_POST_PATH,
  ADDRESS_FORMS_PATH,
  DOORS_PATH,
  EVENT_ACTION,
  EVENT_CATEGORY,
  FORM_ENTRY_FIELD,
  HONEYPOT_FIELD,
  HUMAN_CHECK_ACTION,
  HUMAN_CHECK_CHALLENGE_PATH,
  IDEMPOTENCY_FIELD,
  LOOKUP_PATH,
  PAGE_TOKEN_FIELD,
  PLACEHOLDER_TOKEN,
  PLACES_PATH,
  SUGGEST_PATH,
} from './constants.ts';
export type { Entered, FormDefinition, FormRule } from './form-definition.ts';
export { MAX_LENGTHS, formFields, type FormField, type FormValues } from './form-fields.ts';
export { formByNumber, forms, type FormId } from './forms.ts';
export { messageKeys, messageTexts, type BothLanguages, type MessageKey } from './messages.ts';
export { isEmail, isZip } from './patterns.ts';
export {
  acceptedSchema,
  addressCheckSchema,
  addressFormSchema,
  refusedSchema,
  type Accepted,
  type AddressCheckPost,
  type AddressFormPost,
  type Refused,
} from './address-posts.ts';
export {
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
} from './lookups.ts';
export { streetOf } from './street-of.ts';
export {
  forgotEmailAnswerSchema,
  forgotEmailRequestSchema,
  type ForgotEmailAnswer,
  type ForgotEmailRequest,
} from './forgot-email.ts';
export {
  FORGOT_EMAIL_ACTION,
  FORGOT_EMAIL_PATH,
  FORGOT_EMAIL_SUCCESS,
  NOT_FOUND_ACTION,
  forgotEmailForm,
  forgotEmailProblems,
  forgotEmailTexts,
  type ForgotEmailProblem,
} from './forgot-email-form.ts';
