import type {
  RequestField,
  RequestFormId,
  RequestIssue,
  RequestValues,
} from '../request-form/request-fields.ts';
import type { RequestMessage } from '../request-form/request-messages.ts';

/** The expected messages for the input of a request. The box of the human check is ticked by default. */
export interface RequestCase {
  readonly form: RequestFormId;
  readonly about: string;
  readonly values: RequestValues;
  readonly issues: readonly RequestIssue[];
}

type Wrong = `${RequestField}:${RequestMessage}`;
type Line = readonly [about: string, changes: RequestValues, ...issues: Wrong[]];

export const goodRequests: Readonly<Record<RequestFormId, RequestValues>> = {
  businessContact: {
    company: 'Juniper Print',
    firstName: 'Sam',
    lastName: 'Lee',
    email: 'sam@example.com',
    phone: '(555) 555-0123',
    street: '12 Juniper Street',
    city: 'Austin',
    zip: '97205',
    message: 'Two tills\nand a press.',
    human: 'on',
  },
  buildingRequest: {
    firstName: 'Sam',
    lastName: 'Lee',
    phone: '+1 555-555-0123',
    email: 'sam@example.com',
    street: '12 Juniper Street',
    unit: '4',
    zip: '97205',
    units: '>=20',
    manager: '',
    human: 'on',
  },
  webpassContact: {
    firstName: 'Sam',
    lastName: 'Lee',
    phone: '555.555.0123',
    email: 'sam@example.com',
    message: 'How high is the mast?',
    human: 'on',
  },
  webpassResidential: {
    firstName: 'Sam',
    lastName: 'Lee',
    phone: '5555550123',
    email: 'sam@example.com',
    street: '12 Juniper Street',
    city: 'Austin',
    zip: '97205',
    units: 'true',
    year: 'true',
    message: '',
    human: 'on',
  },
  chat: {
    firstName: 'Sam',
    email: 'sam@example.com',
    message: 'The light is red.\nSince noon.',
    human: 'on',
  },
};

const emailOf = (length: number) => `${'a'.repeat(length - 12)}@example.com`;

const names: readonly Line[] = [
  ['no first name', { firstName: '' }, 'firstName:required'],
  ['a first name of spaces', { firstName: '  ' }, 'firstName:required'],
  ['no last name', { lastName: '' }, 'lastName:required'],
  ['names of 50 characters', { firstName: 'a'.repeat(50), lastName: 'b'.repeat(50) }],
  ['a first name of 51 characters', { firstName: 'a'.repeat(51) }, 'firstName:tooLong'],
  ['a last name of 51 characters', { lastName: 'a'.repeat(51) }, 'lastName:tooLong'],
];
const emails: readonly Line[] = [
  ['no email', { email: '' }, 'email:required'],
  ['an email without an at sign', { email: 'sam.example.com' }, 'email:emailInvalid'],
  ['an email whose domain has no dot', { email: 'sam@example' }, 'email:emailInvalid'],
  ['an email as contacts copy it', { email: '\u2068sam@example.com\u2069' }],
];
const emailMax = (max: number): readonly Line[] => [
  [`an email of ${max} characters`, { email: emailOf(max) }],
  [`an email of ${max + 1} characters`, { email: emailOf(max + 1) }, 'email:emailInvalid'],
];
const phones: readonly Line[] = [
  ['a phone number with dots', { phone: '555.555.0123' }],
  ['a phone number with the country code', { phone: '1 555 555 0123' }],
  ['a phone number with plus and brackets', { phone: '+1 (555) 555-0123' }],
  ['a phone number as contacts copy it', { phone: '\u202a+1\u00a0(555)\u00a0555\u20110123\u202c' }],
  ['a phone number of nine digits', { phone: '555 555 012' }, 'phone:phoneInvalid'],
  ['a phone number of another country', { phone: '+44 20 7946 0000' }, 'phone:phoneInvalid'],
  ['a phone number with letters', { phone: '555-555-FIBR' }, 'phone:phoneInvalid'],
  ['a last name as phone number', { phone: 'Lee' }, 'phone:phoneInvalid'],
  [
    'a phone number that is wrong, and no last name',
    { phone: '1', lastName: '' },
    'lastName:required',
    'phone:phoneInvalid',
  ],
];
const noPhone: readonly Line[] = [['no phone number', { phone: '' }]];
const zips: readonly Line[] = [
  ['no ZIP', { zip: '' }, 'zip:required'],
  ['a ZIP of full-width digits', { zip: '\uff19\uff17\uff12\uff10\uff15' }],
  ['a ZIP between marks of direction', { zip: '\u202a97205\u202c' }],
  ['a ZIP of four digits', { zip: '9720' }, 'zip:zipInvalid'],
  ['a ZIP of six digits', { zip: '972055' }, 'zip:zipInvalid'],
  ['ZIP+4, which is one digit too many for these forms', { zip: '97205-1234' }, 'zip:zipInvalid'],
  ['a ZIP with a letter', { zip: '9720A' }, 'zip:zipInvalid'],
];
const street = (max: number): readonly Line[] => [
  ['no street', { street: '' }, 'street:required'],
  [`a street of ${max} characters`, { street: 'a'.repeat(max) }],
  [`a street of ${max + 1} characters`, { street: 'a'.repeat(max + 1) }, 'street:tooLong'],
];
const city: readonly Line[] = [
  ['no city', { city: '' }, 'city:required'],
  ['a city of 28 characters', { city: 'a'.repeat(28) }],
  ['a city of 29 characters', { city: 'a'.repeat(29) }, 'city:tooLong'],
];
const message: readonly Line[] = [
  ['no message', { message: '' }],
  ['a message of 1000 characters', { message: 'a'.repeat(1000) }],
  ['a message of 1001 characters', { message: 'a'.repeat(1001) }, 'message:tooLong'],
];
const box: readonly Line[] = [
  ['everything filled in', {}],
  ['spaces around what was typed', { firstName: ' Sam ', email: ' sam@example.com ' }],
];

const lines: Readonly<Record<RequestFormId, readonly Line[]>> = {
  businessContact: [
    ...box,
    ['no company', { company: '' }, 'company:required'],
    ['a company of 50 characters', { company: 'a'.repeat(50) }],
    ['a company of 51 characters', { company: 'a'.repeat(51) }, 'company:tooLong'],
    ...names,
    ...emails,
    ...emailMax(320),
    ...phones,
    ...noPhone,
    ...street(46),
    ...city,
    ...zips,
    ...message,
  ],
  buildingRequest: [
    ...box,
    ...names,
    ...emails,
    ...emailMax(254),
    ...phones.slice(0, -1),
    ['no phone number', { phone: '' }, 'phone:required'],
    ...street(50),
    ['no unit', { unit: '' }],
    ['a unit of 10 characters', { unit: 'a'.repeat(10) }],
    ['a unit of 11 characters', { unit: 'a'.repeat(11) }, 'unit:tooLong'],
    ...zips,
    ['fewer than 20 homes', { units: '<20' }],
    ['a single-family home', { units: '1' }],
    ['somebody who manages the property', { manager: 'true' }],
  ],
  webpassContact: [...box, ...names, ...emails, ...emailMax(254), ...phones, ...noPhone, ...message],
  webpassResidential: [
    ...box,
    ...names,
    ...emails,
    ...emailMax(254),
    ...phones,
    ...noPhone,
    ...street(50),
    ...city,
    ...zips,
    ['fewer than 20 homes', { units: 'false' }],
    ['built in 1995 or before', { year: 'false' }],
    ...message,
  ],
  chat: [
    box[0] ?? ['everything filled in', {}],
    ['no name', { firstName: '' }, 'firstName:required'],
    ['a name of 51 characters', { firstName: 'a'.repeat(51) }, 'firstName:tooLong'],
    ...emails,
    ...emailMax(254),
    ['no message', { message: '' }, 'message:required'],
    ...message.slice(1),
  ],
};

const issueOf = (wrong: Wrong): RequestIssue => {
  const [field, text] = wrong.split(':') as [RequestField, RequestMessage];
  return { field, message: text };
};

/** The expected messages of all requests. Both the drawn form and the service must give the same messages. */
export const requestCases: readonly RequestCase[] = Object.entries(lines).flatMap(([id, table]) => {
  const form = id as RequestFormId;
  return table.map(([about, changes, ...issues]) => ({
    form,
    about,
    values: { ...goodRequests[form], ...changes },
    issues: issues.map(issueOf),
  }));
});
