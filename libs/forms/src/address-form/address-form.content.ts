import { entryType, flag, variantType, type PropsFrom, type RawEntry } from '@skein/cms-client';
import { addressFormFields } from '../address/address-content.shared.ts';
import type { AddressField, AddressFormRules } from '../address/address-fields.ts';
import { forgotEmail } from '../forgot-email/forgot-email.content.ts';
import { shownFields } from '../rules/check-form.ts';
import { formByNumber, forms, type FormId } from './address-forms.ts';

const OPTIONAL_ADDRESS = 'Address fields are asked for where they have a label';
const numbered = (id: FormId & keyof typeof forms, label: string, help?: string) => ({
  number: (forms[id] as AddressFormRules).number ?? 0,
  label: help === undefined ? label : `${label} (${help})`,
  fields: {},
});

/** A form that checks an address or takes an email, by its number. */
export const addressForm = variantType(
  'gfAddressForm',
  {
    name: 'Address form',
    description: 'Checks an address, or takes an email for where we are not yet',
    displayField: 'gfTitle',
  },
  'gfFormType',
  addressFormFields,
  {
    email: numbered('email', 'Email form', OPTIONAL_ADDRESS),
    cityEmail: numbered('cityEmail', 'City email form'),
    search: numbered('search', 'Search form'),
    header: numbered('header', 'Header form', 'The email is asked for where it has a label'),
    bottomSearch: numbered('bottomSearch', 'Banner bottom search form'),
    stateEmail: numbered('stateEmail', 'State email form', OPTIONAL_ADDRESS),
    neighborhoodSearch: numbered('neighborhoodSearch', 'Neighborhood address search form'),
    overlappingEmail: numbered('overlappingEmail', 'Overlapping email form'),
    tooltipEmail: numbered('tooltipEmail', 'Tooltip email form', OPTIONAL_ADDRESS),
    addressAndEmailSearch: numbered('addressAndEmailSearch', 'Address-and-email search form'),
    emailOnlySearch: numbered('emailOnlySearch', 'Email-only search form'),
    forgotEmail,
  },
);
export type AddressFormProps = PropsFrom<typeof addressForm>;

const ofItsOwn = (id: string, name: string, description: string) =>
  entryType(id, { name, description, displayField: 'gfTitle' }, addressFormFields);

export const heroSearchForm = ofItsOwn(
  'gfHeroSearchForm',
  'Hero search form',
  'Street, unit and ZIP in a hero; the unit suggests the doors of the building',
);
export const heroEmailForm = ofItsOwn('gfHeroEmailForm', 'Hero email form', 'Email and ZIP in a hero');
export const faqAddressForm = ofItsOwn(
  'gfFaqAddressForm',
  'FAQ address form',
  'An address check among questions; the email is asked for where it has a label',
);
export const comingSoonSignUp = ofItsOwn(
  'gfComingSoonSignUp',
  'Coming-soon sign-up',
  `An email for where we are not yet. ${OPTIONAL_ADDRESS}`,
);
export const stayConnectedForm = entryType(
  'gfStayConnectedForm',
  {
    name: 'Stay-connected form',
    description: 'Email and address, to hear from us again',
    displayField: 'gfTitle',
  },
  {
    ...addressFormFields,
    isModule: flag('isModule').default(false).help('A full module with its own ground'),
  },
);
export type StayConnectedContent = PropsFrom<typeof stayConnectedForm>;

/** Content types that are one form each. */
const BY_TYPE: Readonly<Record<string, FormId>> = {
  [heroSearchForm.id]: 'heroSearch',
  [heroEmailForm.id]: 'heroEmail',
  [faqAddressForm.id]: 'faqAddress',
  [comingSoonSignUp.id]: 'comingSoonSignUp',
  [stayConnectedForm.id]: 'stayConnected',
};

export interface FormOfEntry {
  readonly form: AddressFormRules<FormId>;
  /** The fields that this entry asks for. */
  readonly shown: readonly AddressField[];
}

/** The form that an entry is, as a service that is sent `formEntryId` needs it; undefined for any other entry. */
export function formOfEntry({ sys, fields }: RawEntry): FormOfEntry | undefined {
  const type = sys.contentType.sys.id;
  const id = BY_TYPE[type];
  const form = type === addressForm.id ? formByNumber(Number(fields[addressForm.by])) : id && forms[id];
  if (form === undefined) return undefined;
  const label = (gf: string) => (typeof fields[gf] === 'string' && fields[gf].trim() !== '' ? '' : undefined);
  const { emailLabel, streetLabel, unitLabel, zipLabel } = addressFormFields;
  const shown = shownFields(form, {
    email: label(emailLabel.gf),
    street: label(streetLabel.gf),
    unit: label(unitLabel.gf),
    zip: label(zipLabel.gf),
  });
  return { form, shown };
}
