import {
  entryType,
  flag,
  variantType,
  type Advice,
  type PropsOf,
  type PropsOfVariants,
  type RawEntry,
} from '@skein/cms-client';
import { addressFormFields, type AddressFormContent } from '../address/address-content.shared.ts';
import type { AddressField, AddressFormRules } from '../address/address-fields.ts';
import { forgotEmail } from '../forgot-email/forgot-email.content.ts';
import { shownFields } from '../rules/check-form.ts';
import { formByNumber, forms, type FormId } from './address-forms.ts';

const OPTIONAL_ADDRESS = 'Address fields are asked for where they have a label';

interface Numbered extends Advice {
  readonly label: string;
  /** What the form asks for, and what happens then. */
  readonly description: string;
  /** Text for editors after the label. */
  readonly help?: string;
}

const numbered = (id: FormId & keyof typeof forms, { label, help, ...words }: Numbered) => ({
  number: (forms[id] as AddressFormRules).number ?? 0,
  label: help === undefined ? label : `${label} (${help})`,
  ...words,
  fields: {},
});

/** Content type of a form that checks an address or takes an email. A number selects the form. */
export const addressForm = variantType(
  'gfAddressForm',
  {
    name: 'Address form',
    description: 'Checks an address, or takes an email for where we are not yet',
    use: 'Every place that holds a form: dialog, hero, block.',
    avoid: 'Questions that have nothing to do with an address.',
  },
  'gfFormType',
  addressFormFields,
  {
    email: numbered('email', {
      label: 'Email form',
      help: OPTIONAL_ADDRESS,
      description:
        'Takes an email, to write when there is something new. Address fields that have a label are asked for too.',
      use: 'An email, and as much of the address as has a label, in a column or under a block.',
      avoid: 'Pages of one city: take 2, which asks for the whole address.',
    }),
    cityEmail: numbered('cityEmail', {
      label: 'City email form',
      description: 'Takes an email and the whole address, to write when fiber comes to that street.',
      use: 'Pages of a city that is on its way: email and address, to write when it is the street’s turn.',
      avoid: 'Cities with service: take 3 or 11, which check the address.',
    }),
    search: numbered('search', {
      label: 'Search form',
      description: 'Checks an address in one row: street, unit and ZIP code.',
      use: 'Heroes and wide bands: the address check in one row.',
      avoid: 'Narrow columns: take 4. Pages that need the email as well: take 11.',
    }),
    header: numbered('header', {
      label: 'Header form',
      help: 'The email is asked for where it has a label',
      description:
        'Checks an address in a column: street, unit and ZIP code, and the email where it has a label.',
      use: 'The address check dialog, and other narrow places.',
      avoid: 'Heroes and wide bands: take 3.',
    }),
    bottomSearch: numbered('bottomSearch', {
      label: 'Banner bottom search form',
      description: 'Checks an address at the end of a page, and takes a ZIP code alone.',
      use: 'The end of a page, for whoever has read that far.',
      avoid: 'The top of a page: take 3, which insists on a street.',
    }),
    stateEmail: numbered('stateEmail', {
      label: 'State email form',
      help: OPTIONAL_ADDRESS,
      description: 'Takes an email for a whole state. Address fields that have a label are asked for too.',
      use: 'Pages of a state: an email and a ZIP code show where interest grows.',
      avoid: 'Pages of one city: take 2.',
    }),
    neighborhoodSearch: numbered('neighborhoodSearch', {
      label: 'Neighborhood address search form',
      description: 'Looks up a home in its neighborhood; a ZIP code is enough.',
      use: 'Neighborhood pages, where visitors look up their own building.',
      avoid: 'Pages about more than one neighborhood: take 3, which insists on a street.',
    }),
    overlappingEmail: numbered('overlappingEmail', {
      label: 'Overlapping email form',
      description:
        'Takes an email and the whole address in a card across a picture, and says first when both email and ZIP code are missing.',
      use: 'The overlapping hero, whose form lies across its picture.',
      avoid: 'Anywhere else: take 2, which says first what is missing first.',
    }),
    tooltipEmail: numbered('tooltipEmail', {
      label: 'Tooltip email form',
      help: OPTIONAL_ADDRESS,
      description: 'Takes an email in a tight place, and says in a bubble what is wrong.',
      use: 'Tight places: what is wrong stands in a bubble, and nothing moves.',
      avoid: 'Whole addresses: bubbles would cover fields. Take 1 or 2.',
    }),
    addressAndEmailSearch: numbered('addressAndEmailSearch', {
      label: 'Address-and-email search form',
      description: 'Checks an address in one row, and takes the email with it.',
      use: 'Wide heroes that check an address and send the answer by email too.',
      avoid: 'Narrow columns, and visitors who only want to know: take 3 or 4.',
    }),
    emailOnlySearch: numbered('emailOnlySearch', {
      label: 'Email-only search form',
      description: 'Takes an email in one row, and nothing else.',
      use: 'One row of email and button, where the address does not matter.',
      avoid: 'Checking an address: take 3 or 11. Signing up for a city: take 2.',
    }),
    forgotEmail,
  },
);
export type AddressFormProps = PropsOfVariants<typeof addressForm> & Pick<AddressFormContent, 'refused'>;

const ofItsOwn = (id: string, name: string, description: string, advice: Advice) =>
  entryType(id, { name, description, ...advice, displayField: 'gfTitle' }, addressFormFields);

export const heroSearchForm = ofItsOwn(
  'gfHeroSearchForm',
  'Hero search form',
  'Street, unit and ZIP in a hero; the unit suggests the doors of the building',
  {
    use: 'Heroes of pages for houses with many homes.',
    avoid: 'Places that are no hero: take address form 3 or 4.',
  },
);
export const heroEmailForm = ofItsOwn('gfHeroEmailForm', 'Hero email form', 'Email and ZIP in a hero', {
  use: 'Heroes where a ZIP code is enough to know who is interested.',
  avoid: 'An answer about one address: take the hero search form.',
});
export const faqAddressForm = ofItsOwn(
  'gfFaqAddressForm',
  'FAQ address form',
  'An address check among questions; the email is asked for where it has a label',
  {
    use: 'Among questions and answers, where somebody wonders about their own address.',
    avoid: 'Heroes and dialogs: take the hero search form, or address form 4.',
  },
);
export const comingSoonSignUp = ofItsOwn(
  'gfComingSoonSignUp',
  'Coming-soon sign-up',
  `An email for where we are not yet. ${OPTIONAL_ADDRESS}`,
  {
    use: 'The coming-soon hero, and blocks about a place without service.',
    avoid: 'Places with service: check the address instead.',
  },
);
const stayConnectedFields = {
  ...addressFormFields,
  isModule: flag('isModule').default(false).help('A full module with its own ground'),
} as const;

export interface StayConnectedContent
  extends PropsOf<typeof stayConnectedFields>, Pick<AddressFormContent, 'refused'> {}

export const stayConnectedForm = entryType(
  'gfStayConnectedForm',
  {
    name: 'Stay-connected form',
    description: 'Email and address, to hear from us again',
    use: 'Visitors whose address has no service yet, by itself or as a full module.',
    avoid: 'A city that is on its way: take address form 2 on its page.',
  },
  stayConnectedFields,
);

/** Content types that stand for a single form, and the id of that form. */
const BY_TYPE: Readonly<Record<string, FormId>> = {
  [heroSearchForm.id]: 'heroSearch',
  [heroEmailForm.id]: 'heroEmail',
  [faqAddressForm.id]: 'faqAddress',
  [comingSoonSignUp.id]: 'comingSoonSignUp',
  [stayConnectedForm.id]: 'stayConnected',
};

/** Returns the form of a parsed entry, or undefined for any other entry. @param type id of its content type */
export function formOfProps(
  type: string,
  { variant }: { readonly variant?: unknown },
): AddressFormRules<FormId> | undefined {
  const id = type === addressForm.id ? variant : BY_TYPE[type];
  return Object.values<AddressFormRules<FormId>>(forms).find((form) => form.id === id);
}

export interface FormOfEntry {
  readonly form: AddressFormRules<FormId>;
  /** The fields that this entry asks for. */
  readonly shown: readonly AddressField[];
}

/** Returns the form of an entry, for a service that gets a `formEntryId`. Undefined for any other entry. */
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
