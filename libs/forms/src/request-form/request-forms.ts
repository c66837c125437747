import { FORM_TOKEN_FIELD } from '../post/post-fields.ts';
import type { RequestField, RequestForm, RequestFormId } from './request-fields.ts';
import { PHONE_LENGTH_MAX, requestRules } from './request-rules.ts';

/** Values for the number of homes in a building: 20 or more, fewer than 20, or 1 for a house. */
const UNIT_COUNTS = ['>=20', '<20', '1'] as const;
/**
 * Values of yes-or-no questions, with the default first. The questions are whether the building has at least 20 homes,
 * and whether it was built after 1995.
 */
const TRUE_FIRST = ['true', 'false'] as const;
/** Values of a box: not ticked, and ticked. */
const TICKED = ['', 'true'] as const;

/** Name of the field with the proof of the human check. */
export const HUMAN_CHECK_FIELD = 'g-recaptcha-response';

const WIRE: Readonly<Record<Exclude<RequestField, 'human'>, string>> = {
  company: 'company_name',
  firstName: 'first_name',
  lastName: 'last_name',
  email: 'email',
  phone: 'phone',
  street: 'address',
  unit: 'unit',
  city: 'city',
  zip: 'zip',
  units: 'units',
  year: 'year',
  manager: 'property_manager',
  message: 'message',
};

/** Returns each field name in brackets after the record's name, such as `business_contact[company_name]`. */
const inRecord = (record: string) => {
  const names = Object.entries(WIRE).map(([field, name]) => [field, `${record}[${name}]`]);
  return { ...Object.fromEntries(names), human: HUMAN_CHECK_FIELD } as Record<RequestField, string>;
};

/** Field names of the two forms for Webpass, the service that reaches buildings by radio. */
const webpassNames: Readonly<Record<RequestField, string>> = {
  company: 'contact_company',
  firstName: 'contact_first',
  lastName: 'contact_last',
  email: 'contact_email',
  phone: 'contact_phone',
  street: 'contact_address',
  unit: 'contact_unit',
  city: 'contact_city',
  zip: 'contact_zip',
  units: 'valid_units',
  year: 'valid_year',
  manager: 'contact_manager',
  message: 'comments',
  human: HUMAN_CHECK_FIELD,
};

const chatNames: Readonly<Record<RequestField, string>> = {
  ...WIRE,
  firstName: 'name',
  human: HUMAN_CHECK_FIELD,
};

type Given = Pick<RequestForm, 'id' | 'kind' | 'names' | 'maxLengths' | 'choices' | 'multipart'> & {
  readonly csrfField?: string;
  readonly asks: readonly RequestField[];
  readonly required: readonly RequestField[];
};

function requestForm({ asks, required, ...given }: Given): RequestForm {
  const order: readonly RequestField[] = [...asks, 'human'];
  return {
    ...given,
    order,
    fields: order,
    optionalFields: [],
    rules: requestRules({ ...given, order, required }),
    firstIssueOnly: false,
    focusIfEmpty: [],
  };
}

const names50 = { firstName: 50, lastName: 50 } as const;
const phone = { phone: PHONE_LENGTH_MAX } as const;
const zip = { zip: 5 } as const;
const webpassLengths = {
  ...names50,
  ...phone,
  ...zip,
  email: 254,
  street: 50,
  city: 28,
  message: 1000,
} as const;

/** The requests that visitors can send to the provider, by name. */
export const requestForms: Readonly<Record<RequestFormId, RequestForm>> = {
  businessContact: requestForm({
    id: 'businessContact',
    kind: 'business_contact',
    names: inRecord('business_contact'),
    csrfField: 'business_contact[authenticity_token]',
    asks: ['company', 'firstName', 'lastName', 'email', 'phone', 'street', 'city', 'zip', 'message'],
    required: ['company', 'firstName', 'lastName', 'email', 'street', 'city', 'zip'],
    maxLengths: {
      ...names50,
      ...phone,
      ...zip,
      company: 50,
      street: 46,
      city: 28,
      message: 1000,
      email: 320,
    },
    choices: {},
    multipart: false,
  }),
  buildingRequest: requestForm({
    id: 'buildingRequest',
    kind: 'building_request',
    names: inRecord('potential_customer'),
    csrfField: 'potential_customer[authenticity_token]',
    asks: ['firstName', 'lastName', 'phone', 'email', 'street', 'unit', 'zip', 'units', 'manager'],
    required: ['firstName', 'lastName', 'phone', 'email', 'street', 'zip'],
    maxLengths: { ...names50, ...phone, ...zip, email: 254, street: 50, unit: 10 },
    choices: { units: UNIT_COUNTS, manager: TICKED },
    multipart: false,
  }),
  webpassContact: requestForm({
    id: 'webpassContact',
    kind: 'webpass_contact',
    names: webpassNames,
    asks: ['firstName', 'lastName', 'phone', 'email', 'message'],
    required: ['firstName', 'lastName', 'email'],
    maxLengths: webpassLengths,
    choices: {},
    multipart: true,
  }),
  webpassResidential: requestForm({
    id: 'webpassResidential',
    kind: 'webpass_residential',
    names: webpassNames,
    asks: ['firstName', 'lastName', 'phone', 'email', 'street', 'city', 'zip', 'units', 'year', 'message'],
    required: ['firstName', 'lastName', 'email', 'street', 'city', 'zip'],
    maxLengths: webpassLengths,
    choices: { units: TRUE_FIRST, year: TRUE_FIRST },
    multipart: true,
  }),
  chat: requestForm({
    id: 'chat',
    kind: 'chat_message',
    names: chatNames,
    asks: ['firstName', 'email', 'message'],
    required: ['firstName', 'email', 'message'],
    maxLengths: { firstName: 50, email: 254, message: 1000 },
    choices: {},
    multipart: false,
  }),
};

/** Returns the name of the form token in the posts of a request. */
export const tokenFieldOf = ({ csrfField = FORM_TOKEN_FIELD }: Pick<RequestForm, 'csrfField'>): string =>
  csrfField;
