import { EMAIL, STREET, ZIP, casesOf, type CaseLine } from './form-case.ts';

const empty = { email: '', street: '', unit: '', zip: '' };
const full = { email: EMAIL, street: STREET, unit: '4', zip: ZIP };
const longest = `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(58)}.co`;

/** Emails, and whether each form with an email field accepts them. */
const emails: readonly (readonly [string, string, boolean])[] = [
  ['a plain email', EMAIL, true],
  ['an email with spaces around it', `  ${EMAIL} `, true],
  ['an email with a plus and a subdomain', 'sam.lee+fiber@mail.example.co', true],
  ['an email with a mark that nobody sees', `${EMAIL}\u200b`, true],
  ['an email as contacts copy it', `\u2068${EMAIL}\u2069`, true],
  ['an email of 254 characters', longest, true],
  ['an email of 255 characters', `a${longest}`, false],
  ['an email without an at sign', 'sam.example.com', false],
  ['an email whose domain has no dot', 'sam@example', false],
  ['an email whose domain ends with a dot', 'sam@example.', false],
  ['an email with two at signs', 'sam@@example.com', false],
  ['an email with a space inside', 'sam lee@example.com', false],
  ['an email whose domain begins with a hyphen', 'sam@-example.com', false],
];

/** ZIPs, and whether each form with a ZIP field accepts them. */
const zips: readonly (readonly [string, string, boolean])[] = [
  ['a ZIP with spaces around it', ` ${ZIP} `, true],
  ['ZIP+4', '97205-1234', true],
  ['a ZIP that begins with zeros', '00501', true],
  ['a ZIP of full-width digits', '\uff17\uff18\uff17\uff10\uff11', true],
  ['a ZIP between marks of direction', `\u202a${ZIP}\u202c`, true],
  ['ZIP+4 with a hyphen at which no line breaks', '97205\u20111234', true],
  ['a ZIP of four digits', '9720', false],
  ['a ZIP of six digits', '972055', false],
  ['a ZIP with a letter', '9720A', false],
  ['a ZIP with an unfinished +4', '97205-123', false],
  ['nine digits without a hyphen', '972051234', false],
];

const emailLines = (rest: typeof full | { email: string } = full): readonly CaseLine[] =>
  emails.map(([about, email, good]) =>
    good ? [about, { ...rest, email }] : [about, { ...rest, email }, 'email:emailInvalid'],
  );
export const zipLines = (rest: object): readonly CaseLine[] =>
  zips.map(([about, zip, good]) =>
    good ? [about, { ...rest, zip }] : [about, { ...rest, zip }, 'zip:zipInvalid'],
  );

/** Cases of the city-email rules, for a whole address. */
const cityEmailLines: readonly CaseLine[] = [
  ['everything filled in', full],
  ['nothing filled in', empty, 'email:emailRequired', 'street:streetRequired', 'zip:zipRequired'],
  [
    'nothing but spaces',
    { email: ' ', street: ' ', unit: ' ', zip: ' ' },
    'email:emailRequired',
    'street:streetRequired',
    'zip:zipRequired',
  ],
  ['no email', { ...full, email: '' }, 'email:emailRequired'],
  ['no street', { ...full, street: '' }, 'street:streetRequired'],
  ['no ZIP', { ...full, zip: '' }, 'zip:zipRequired'],
  ['no unit, which is never needed', { ...full, unit: '' }],
  [
    'everything wrong that can be',
    { email: 'sam', street: '', unit: '', zip: '1' },
    'email:emailInvalid',
    'street:streetRequired',
    'zip:zipInvalid',
  ],
  ...emailLines(),
  ...zipLines(full),
];

/** Cases of the city-email rules, for a page that shows only some fields. */
const partsOfCityEmail: readonly CaseLine[] = [
  ['an email and nothing else asked for', { email: EMAIL }],
  ['no email and nothing else asked for', { email: '' }, 'email:emailRequired'],
  ['a bad email and nothing else asked for', { email: 'sam@' }, 'email:emailInvalid'],
  ['email and ZIP asked for, ZIP missing', { email: EMAIL, zip: '' }, 'zip:zipRequired'],
  ['email and ZIP asked for, both bad', { email: 'sam', zip: '1' }, 'email:emailInvalid', 'zip:zipInvalid'],
  ['email and street asked for, street missing', { email: EMAIL, street: '' }, 'street:streetRequired'],
  ...cityEmailLines,
];

/** Cases with an invalid email and an invalid ZIP: one message for both fields. */
const overlappingLines: readonly CaseLine[] = [
  ['everything filled in', full],
  ['nothing filled in', empty, 'email:emailUnusable'],
  ['email and ZIP empty, street filled in', { ...empty, street: STREET }, 'email:emailUnusable'],
  ['email and ZIP bad', { ...full, email: 'sam', zip: '1' }, 'email:emailUnusable'],
  ['email bad, ZIP good', { ...full, email: 'sam' }, 'email:emailInvalid'],
  ['email empty, ZIP good', { ...full, email: '' }, 'email:emailRequired'],
  ['email good, ZIP bad', { ...full, zip: '1' }, 'zip:zipInvalid'],
  ['email good, ZIP empty', { ...full, zip: '' }, 'zip:zipRequired'],
  [
    'email good, street and ZIP empty',
    { ...empty, email: EMAIL },
    'street:streetRequired',
    'zip:zipRequired',
  ],
  [
    'email and street empty, ZIP good',
    { ...empty, zip: ZIP },
    'email:emailRequired',
    'street:streetRequired',
  ],
  ...emailLines(),
  ...zipLines(full),
];

const emailOnlyLines: readonly CaseLine[] = [
  ['an email', { email: EMAIL }],
  ['no email', { email: '' }, 'email:emailRequired'],
  ...emailLines({ email: '' }),
];

/** Cases in the order of the page: email, then ZIP. Only the first message shows. */
const heroEmailLines: readonly CaseLine[] = [
  ['both filled in', { email: EMAIL, zip: ZIP }],
  ['both empty', { email: '', zip: '' }, 'email:emailInvalid'],
  ['both bad', { email: 'sam', zip: '1' }, 'email:emailInvalid'],
  ['email bad, ZIP good', { email: 'sam', zip: ZIP }, 'email:emailInvalid'],
  ['email good, ZIP empty', { email: EMAIL, zip: '' }, 'zip:zipInvalid'],
  ...zipLines({ email: EMAIL }),
];

export const emailCases = [
  ...casesOf('email', partsOfCityEmail),
  ...casesOf('cityEmail', cityEmailLines),
  ...casesOf('stateEmail', partsOfCityEmail),
  ...casesOf('overlappingEmail', overlappingLines),
  ...casesOf('tooltipEmail', partsOfCityEmail),
  ...casesOf('emailOnlySearch', emailOnlyLines),
  ...casesOf('heroEmail', heroEmailLines),
  ...casesOf('stayConnected', cityEmailLines),
  ...casesOf('comingSoonSignUp', partsOfCityEmail),
];
export { cityEmailLines };
