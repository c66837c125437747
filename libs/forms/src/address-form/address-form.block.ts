import { block, variantType, type Advice, type Block, type PropsOfVariants } from '@skein/cms-client';
import { addressFormFields, type AddressFormContent } from '../address/address-content.shared.ts';
import type { AddressFormRules } from '../address/address-fields.ts';
import { forgotEmail } from '../forgot-email/forgot-email.content.ts';
import { alsoStarts, formById, forms, type FormId } from './address-forms.ts';

const OPTIONAL_ADDRESS = 'Address fields are asked for where they have a label';

interface Numbered extends Advice {
  readonly label: string;
  /** Describes the fields of the form and the step after the form, for editors. */
  readonly description: string;
  readonly help?: string;
}

const numbered = (id: FormId & keyof typeof forms, { label, help, ...words }: Numbered) => ({
  number: (forms[id] as AddressFormRules).number ?? 0,
  label: help === undefined ? label : `${label} (${help})`,
  ...words,
  fields: {},
});

const addressFormModel = variantType(
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
export type AddressFormProps = PropsOfVariants<typeof addressFormModel> & Pick<AddressFormContent, 'refused'>;

/** Content type of the forms that check an address or take an email. A number in the entry selects the form. */
export const addressForm: Block<typeof addressFormModel> = block(addressFormModel, {
  component: () => import('./address-form.tsx').then((m) => m.AddressForm),
  wakes: ({ variant }) => ({
    when: 'interaction',
    ...(variant === 'forgotEmail'
      ? { island: () => import('../islands/forgot-email-form.ts').then((m) => m.default) }
      : { island: () => import('../islands/address-form.ts').then((m) => m.default) }),
    ...alsoStarts(formById(variant)),
  }),
});
