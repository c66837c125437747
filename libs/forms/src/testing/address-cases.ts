import { cityEmailLines, zipLines } from './email-cases.ts';
import { EMAIL, STREET, ZIP, casesOf, type CaseLine } from './form-case.ts';

const address = { street: STREET, unit: '4', zip: ZIP };
const noAddress = { street: '', unit: '', zip: '' };

/** Cases of the address check with an email field. Each case shows exactly one message. */
const headerWithEmail: readonly CaseLine[] = [
  ['everything filled in', { email: EMAIL, ...address }],
  ['rule 1: email, street and ZIP empty', { email: '', ...noAddress }, 'email:emailMissing'],
  ['rule 1, whatever the unit is', { email: '', ...noAddress, unit: '4' }, 'email:emailMissing'],
  [
    'rule 1, when there are only spaces',
    { email: ' ', street: ' ', unit: '', zip: ' ' },
    'email:emailMissing',
  ],
  ['rule 2: email and ZIP bad', { email: 'sam', ...address, zip: '1' }, 'email:emailUnusable'],
  ['rule 2: email bad, street and ZIP empty', { email: 'sam', ...noAddress }, 'email:emailUnusable'],
  ['rule 2: email empty, ZIP bad', { email: '', ...noAddress, zip: '1' }, 'email:emailUnusable'],
  [
    'rule 2: email and ZIP empty, street filled in',
    { email: '', ...address, zip: '' },
    'email:emailUnusable',
  ],
  ['rule 3: only the email', { email: EMAIL, ...noAddress }, 'street:addressIncomplete'],
  ['rule 4: no ZIP', { email: EMAIL, ...address, zip: '' }, 'zip:addressIncomplete'],
  ['rule 5: no street', { email: EMAIL, ...address, street: '' }, 'street:streetMissing'],
  ['rule 5, before a bad ZIP', { email: EMAIL, ...noAddress, zip: '1' }, 'street:streetMissing'],
  ['rule 5, before a bad email', { email: 'sam', ...noAddress, zip: ZIP }, 'street:streetMissing'],
  ['rule 5, before an empty email', { email: '', ...noAddress, zip: ZIP }, 'street:streetMissing'],
  ['completed: no email, address good', { email: '', ...address }, 'email:emailMissing'],
  ['completed: bad email, address good', { email: 'sam@example', ...address }, 'email:emailUnusable'],
  ...zipLines({ email: EMAIL, ...address }),
];

const headerWithoutEmail: readonly CaseLine[] = [
  ['no email asked for, address filled in', address],
  ['no email asked for, nothing filled in', noAddress, 'street:addressIncomplete'],
  ['no email asked for, no ZIP', { ...address, zip: '' }, 'zip:addressIncomplete'],
  ['no email asked for, no street', { ...address, street: '' }, 'street:streetMissing'],
  ['no email asked for, no street and a bad ZIP', { ...noAddress, zip: '1' }, 'street:streetMissing'],
  ['no email asked for, no unit', { ...address, unit: '' }],
  ...zipLines(address),
];

/** Cases in the order of the page: the street, then the ZIP. Only the first message shows. */
const searchLines: readonly CaseLine[] = [
  ['everything filled in', address],
  ['nothing filled in', noAddress, 'street:streetRequired'],
  ['no ZIP', { ...address, zip: '' }, 'zip:zipRequired'],
  ['no street', { ...address, street: '' }, 'street:streetRequired'],
  ['no street and a bad ZIP', { ...noAddress, zip: '1' }, 'street:streetRequired'],
  ...zipLines(address),
];

/** Cases in the order of the page: email, street, ZIP. Only the first message shows. */
const addressAndEmailLines: readonly CaseLine[] = [
  ['everything filled in', { email: EMAIL, ...address }],
  ['nothing filled in', { email: '', ...noAddress }, 'email:emailRequired'],
  ['email bad, ZIP bad', { email: 'sam', ...address, zip: '1' }, 'email:emailInvalid'],
  ['no ZIP', { email: EMAIL, ...address, zip: '' }, 'zip:zipRequired'],
  ['no street, no email', { email: '', ...noAddress, zip: ZIP }, 'email:emailRequired'],
  ['no street and a bad ZIP', { email: EMAIL, ...noAddress, zip: '1' }, 'street:streetRequired'],
  ['no email', { email: '', ...address }, 'email:emailRequired'],
  ['email bad', { email: 'sam', ...address }, 'email:emailInvalid'],
  ...zipLines({ email: EMAIL, ...address }),
];

const bottomLines: readonly CaseLine[] = [
  ['everything filled in', address],
  ['nothing filled in: the ZIP alone counts', noAddress, 'zip:zipInvalid'],
  ['no street, which is not asked for', { ...noAddress, zip: ZIP }],
  ...zipLines(address),
];

const neighborhoodLines: readonly CaseLine[] = [
  ['everything filled in', address],
  ['nothing filled in: the ZIP alone counts', noAddress, 'zip:zipRequired'],
  ['no street, which is not asked for', { ...noAddress, zip: ZIP }],
  ...zipLines(address),
];

const streetThenZip: readonly CaseLine[] = [
  ['everything filled in', address],
  ['nothing filled in', noAddress, 'street:streetRequired', 'zip:zipRequired'],
  ['no street', { ...address, street: '' }, 'street:streetRequired'],
  ['no ZIP', { ...address, zip: '' }, 'zip:zipRequired'],
  ['no street and a bad ZIP', { ...noAddress, zip: '1' }, 'street:streetRequired', 'zip:zipInvalid'],
  ...zipLines(address),
];

export const addressCases = [
  ...casesOf('header', headerWithEmail),
  ...casesOf('header', headerWithoutEmail),
  ...casesOf('search', searchLines),
  ...casesOf('bottomSearch', bottomLines),
  ...casesOf('neighborhoodSearch', neighborhoodLines),
  ...casesOf('addressAndEmailSearch', addressAndEmailLines),
  ...casesOf('heroSearch', streetThenZip),
  ...casesOf('faqAddress', streetThenZip),
  ...casesOf('faqAddress', cityEmailLines),
];
