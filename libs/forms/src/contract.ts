export {
  MAX_LENGTHS,
  addressFields as formFields,
  type AddressField as FormField,
  type AddressFormRules as FormDefinition,
  type AddressIssue as FormIssue,
  type AddressRule as FormRule,
  type AddressValues as FormValues,
} from './address/address-fields.ts';
export { messageKeys, messageTexts, type AddressMessage as MessageKey } from './address/address-messages.ts';
export * from './address/address-post.constants.ts';
export * from './address/chosen-plan.ts';
export * from './address/outcome-pages.ts';
export { isDoor } from './address/doors.ts';
export { splitStreet, streetSoFar } from './address/typed-unit.ts';
export { formByNumber, forms, type FormId } from './address-form/address-forms.ts';
export * from './address-form/address-post-schemas.ts';
export {
  callBackTexts,
  fieldTexts as callFieldTexts,
  stepTexts as callStepTexts,
} from './call-back/call-back.texts.ts';
export type { CallStepView, RenderStep } from './call-back/call-step-view.ts';
export * from './call-back/engine/calendar-link.ts';
export * from './call-back/engine/call-fields.ts';
export * from './call-back/engine/call-post.constants.ts';
export * from './call-back/engine/call-request.ts';
export {
  contactStep,
  dateStep,
  normalised,
  postedContact,
  type CallFace,
} from './call-back/engine/call-rules.ts';
export * from './call-back/engine/call-steps.ts';
export { problemOfMoment, utcOf, type CallTimeProblem } from './call-back/engine/call-time.ts';
export { offeredDays, type ClosedDays } from './call-back/engine/call-window.ts';
export { namedZones, zoneNames, zoneOf } from './call-back/engine/call-zones.ts';
export * from './forgot-email/forgot-email-request.ts';
export * from './forgot-email/forgot-email-rules.ts';
export * from './human-check/human-check.constants.ts';
export * from './places/place-lookups.ts';
export { unitsOf } from './places/read-lookups.ts';
export { streetOf } from './places/street-of.ts';
export * from './post/campaign.ts';
export * from './post/post-answers.ts';
export * from './post/post-fields.ts';
export type { PlainField, RefusalPage, RefusalView, RenderRefusal } from './post/refusal-view.ts';
export { waitText } from './post/wait-text.ts';
export type { BothLanguages } from './rules/both-languages.ts';
export { checkForm, fieldToFocus, requiredFields, shownFields } from './rules/check-form.ts';
export type { Entered, FieldIssue, FieldRule, FieldValues, FormRules } from './rules/form-rules.ts';
export * from './receipts/receipts.ts';
export {
  requestFields,
  type RequestField,
  type RequestForm,
  type RequestFormId,
  type RequestIssue,
  type RequestValues,
} from './request-form/request-fields.ts';
export { HUMAN_CHECK_FIELD, requestForms, tokenFieldOf } from './request-form/request-forms.ts';
export { requestChoiceTexts, requestFieldTexts } from './request-form/request-field.texts.ts';
export { requestMessageTexts, type RequestMessage } from './request-form/request-messages.ts';
export { requestPath, type RequestPlace } from './request-form/request-place.ts';
export { requestFromWire, requestToWire } from './request-form/request-wire.ts';
export { isEmail, isZip, ZIP_ROOM } from './rules/patterns.ts';
export { typedText } from './rules/typed-text.ts';
export { unusableText } from './rules/unusable-text.ts';
