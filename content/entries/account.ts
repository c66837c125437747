import { callToAction, entry, t } from '@skein/cms-client';
import { userDetails } from '@skein/shell/content';
import { accountLinks, ACCOUNTS } from '@skein/shell/fixtures';

export const signIn = entry(callToAction, 'cta-sign-in', {
  internalName: 'Header: sign in',
  text: t('Sign in', 'Iniciar sesión'),
  target: ACCOUNTS,
  look: 'link',
  analyticsId: 'header-sign-in',
});

/** The menu below the name of a signed-in visitor. */
export const accountMenu = entry(userDetails, 'user-details', accountLinks);
