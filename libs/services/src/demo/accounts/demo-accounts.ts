import { DEMO_AVATAR_PATH } from './demo-accounts.constants.ts';

export type DemoLocale = 'en' | 'es';

/** A demo account. A visitor who chooses an account with a `user` is signed in as this made-up person. */
export interface DemoAccount {
  id: string;
  /** Title of the account on the switcher page. */
  title: Record<DemoLocale, string>;
  description: Record<DemoLocale, string>;
  /** The person, or undefined for a signed-out visitor. */
  user?: { name: string; givenName: string; email: string; hasAccount: boolean; hasPhoto: boolean };
  /** Address of the person's home, as a visitor would type it. It is one of the named demo addresses. */
  serviceAddress?: { streetAddress: string; unitNumber: string; zipCode: string };
}

/** The demo accounts. The page header looks different for each account, so that the demo can show every look. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  {
    id: 'visitor',
    title: { en: 'Signed-out visitor', es: 'Visitante sin sesión' },
    description: {
      en: 'Nobody is signed in. The header offers to sign in.',
      es: 'Nadie ha iniciado sesión. El encabezado ofrece iniciarla.',
    },
  },
  {
    id: 'no-account',
    title: { en: 'Theo Lindqvist', es: 'Theo Lindqvist' },
    description: {
      en: 'Signed in without a service account and without a photo.',
      es: 'Con sesión iniciada, sin cuenta de servicio y sin foto.',
    },
    user: {
      name: 'Theo Lindqvist',
      givenName: 'Theo',
      email: 'theo@example.com',
      hasAccount: false,
      hasPhoto: false,
    },
  },
  {
    id: 'customer',
    title: { en: 'Maya Okafor', es: 'Maya Okafor' },
    description: {
      en: 'Signed in with a service account. The header offers the app.',
      es: 'Con sesión iniciada y cuenta de servicio. El encabezado ofrece la aplicación.',
    },
    user: {
      name: 'Maya Okafor',
      givenName: 'Maya',
      email: 'maya@example.com',
      hasAccount: true,
      hasPhoto: true,
    },
    serviceAddress: { streetAddress: '1 Ready Rd', unitNumber: '', zipCode: '78704' },
  },
  {
    id: 'long-name',
    title: {
      en: 'Maximiliana Alejandra Featherstonehaugh-Wolfeschlegelstein de la Concepción',
      es: 'Maximiliana Alejandra Featherstonehaugh-Wolfeschlegelstein de la Concepción',
    },
    description: {
      en: 'Signed in with a service account, a photo and a name that tests every layout.',
      es: 'Con sesión iniciada, cuenta de servicio, foto y un nombre que pone a prueba cualquier diseño.',
    },
    user: {
      name: 'Maximiliana Alejandra Featherstonehaugh-Wolfeschlegelstein de la Concepción',
      givenName: 'Maximiliana Alejandra',
      email: 'maximiliana.alejandra.featherstonehaugh-wolfeschlegelstein@example.com',
      hasAccount: true,
      hasPhoto: true,
    },
    serviceAddress: { streetAddress: '100 Many Doors Blvd', unitNumber: '101', zipCode: '78702' },
  },
];

/** Returns the account with an id, or undefined if no account has this id. */
export function demoAccount(id: string | undefined): DemoAccount | undefined {
  return DEMO_ACCOUNTS.find((account) => account.id === id);
}

/** Returns the path of an account's photo, or an empty text for an account without a photo. */
export function demoPhotoPath({ id, user }: DemoAccount): string {
  return user?.hasPhoto ? `${DEMO_AVATAR_PATH}/${id}.svg` : '';
}
