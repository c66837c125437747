import { block, entryType, flag, type Advice, type Block, type PropsOf } from '@skein/cms-client';
import { addressFormFields, type AddressFormContent } from '../address/address-content.shared.ts';
import { alsoStarts, forms } from './address-forms.ts';

const ofItsOwn = (id: string, name: string, description: string, advice: Advice) =>
  entryType(id, { name, description, ...advice, displayField: 'gfTitle' }, addressFormFields);

const heroSearchFormModel = ofItsOwn(
  'gfHeroSearchForm',
  'Hero search form',
  'Street, unit and ZIP in a hero; the unit suggests the doors of the building',
  {
    use: 'Heroes of pages for houses with many homes.',
    avoid: 'Places that are no hero: take address form 3 or 4.',
  },
);

export const heroSearchForm: Block<typeof heroSearchFormModel> = block(heroSearchFormModel, {
  component: () => import('./own-forms.tsx').then((m) => m.HeroSearchForm),
  wakes: {
    when: 'interaction',
    island: () => import('../islands/hero-search-form.ts').then((m) => m.default),
  },
});

const heroEmailFormModel = ofItsOwn('gfHeroEmailForm', 'Hero email form', 'Email and ZIP in a hero', {
  use: 'Heroes where a ZIP code is enough to know who is interested.',
  avoid: 'An answer about one address: take the hero search form.',
});

export const heroEmailForm: Block<typeof heroEmailFormModel> = block(heroEmailFormModel, {
  component: () => import('./own-forms.tsx').then((m) => m.HeroEmailForm),
  wakes: {
    when: 'interaction',
    island: () => import('../islands/hero-email-form.ts').then((m) => m.default),
    ...alsoStarts(forms.heroEmail),
  },
});

const faqAddressFormModel = ofItsOwn(
  'gfFaqAddressForm',
  'FAQ address form',
  'An address check among questions; the email is asked for where it has a label',
  {
    use: 'Among questions and answers, where somebody wonders about their own address.',
    avoid: 'Heroes and dialogs: take the hero search form, or address form 4.',
  },
);

export const faqAddressForm: Block<typeof faqAddressFormModel> = block(faqAddressFormModel, {
  component: () => import('./own-forms.tsx').then((m) => m.FaqAddressForm),
  wakes: {
    when: 'interaction',
    island: () => import('../islands/faq-address-form.ts').then((m) => m.default),
  },
});

const comingSoonSignUpModel = ofItsOwn(
  'gfComingSoonSignUp',
  'Coming-soon sign-up',
  'An email for where we are not yet. Address fields are asked for where they have a label',
  {
    use: 'The coming-soon hero, and blocks about a place without service.',
    avoid: 'Places with service: check the address instead.',
  },
);

export const comingSoonSignUp: Block<typeof comingSoonSignUpModel> = block(comingSoonSignUpModel, {
  component: () => import('./own-forms.tsx').then((m) => m.ComingSoonSignUp),
  wakes: {
    when: 'interaction',
    island: () => import('../islands/coming-soon-sign-up.ts').then((m) => m.default),
    ...alsoStarts(forms.comingSoonSignUp),
  },
});

const stayConnectedFields = {
  ...addressFormFields,
  isModule: flag('isModule').default(false).help('A full module with its own ground'),
} as const;

export interface StayConnectedContent
  extends PropsOf<typeof stayConnectedFields>, Pick<AddressFormContent, 'refused'> {}

const stayConnectedFormModel = entryType(
  'gfStayConnectedForm',
  {
    name: 'Stay-connected form',
    description: 'Email and address, to hear from us again',
    use: 'Visitors whose address has no service yet, by itself or as a full module.',
    avoid: 'A city that is on its way: take address form 2 on its page.',
  },
  stayConnectedFields,
);

export const stayConnectedForm: Block<typeof stayConnectedFormModel> = block(stayConnectedFormModel, {
  component: () => import('./own-forms.tsx').then((m) => m.StayConnectedForm),
  wakes: {
    when: 'interaction',
    island: () => import('../islands/stay-connected-form.ts').then((m) => m.default),
    ...alsoStarts(forms.stayConnected),
  },
});
