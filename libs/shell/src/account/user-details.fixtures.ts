import { callToAction, entry, t } from '@skein/cms-client';
import { userDetails } from './user-details.content.ts';

/** Path of the page on which visitors of the demo choose an account. A real site has its sign-in page there. */
export const ACCOUNTS = t('/demo/accounts', '/intl/es/demo/accounts');

/** The account menu of the demo. */
export const accountLinks = {
  internalName: 'Account menu',
  manageAccount: entry(callToAction, 'cta-manage-account', {
    text: t('Manage Account', 'Administrar cuenta'),
    target: ACCOUNTS,
    look: 'link',
    external: true,
  }),
  switchAccount: entry(callToAction, 'cta-switch-account', {
    text: t('Switch Account', 'Cambiar de cuenta'),
    target: ACCOUNTS,
    look: 'link',
  }),
  privacy: entry(callToAction, 'cta-privacy', {
    text: t('Privacy', 'Privacidad'),
    target: '/legal/privacy',
    look: 'link',
    external: true,
  }),
  signOut: entry(callToAction, 'cta-sign-out', {
    text: t('Sign Out', 'Cerrar sesión'),
    target: '/demo/sign-out',
    look: 'link',
  }),
};

/** An account menu with every link. */
export const accountMenu = entry(userDetails, 'user-details', {
  ...accountLinks,
  fiberAccount: entry(callToAction, 'cta-fiber-account', {
    text: t('Go to my account', 'Ir a mi cuenta'),
    target: ACCOUNTS,
    look: 'link',
  }),
});
