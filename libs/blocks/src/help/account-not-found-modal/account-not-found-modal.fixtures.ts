import { callToAction, entry, t } from '@skein/cms-client';
import { goTo } from '../../testing/calls.fixtures.ts';
import { longTitle } from '../../testing/texts.fixtures.ts';
import { accountNotFoundModal } from './account-not-found-modal.block.ts';

const cta = goTo('account-not-found-modal', 'Check availability', 'Ver cobertura', '#!', 'button');

export const accountNotFoundDialog = entry(accountNotFoundModal, 'account-not-found-modal', {
  title: t('We can’t find that account.', 'No encontramos esa cuenta.'),
  subtitle: t(
    'Nobody is signed up with that email. If you are new here, start with your address: it takes half a minute.',
    'Nadie se registró con ese correo. Si apenas llegas, empieza por tu dirección: toma medio minuto.',
  ),
  cta,
});

/** The dialog with only the fields that an editor must fill in. */
export const accountNotFoundDialogBare = entry(accountNotFoundModal, 'account-not-found-modal-bare', {
  title: t('No such account', 'No existe esa cuenta'),
  cta,
});

export const accountNotFoundDialogLong = entry(accountNotFoundModal, 'account-not-found-modal-long', {
  title: longTitle,
  subtitle: t(
    'You have one email for work, one for school, one for coupons, and one that you made in 2009 and were sure you would never need again. One of them may be the one. If it is none, you are new here, and we begin with the street.',
    'Tienes un correo del trabajo, uno de la escuela, uno para los cupones y otro que hiciste en 2009 y jurabas que no volverías a usar. Puede que sea uno de esos. Si no es ninguno, eres nuevo por aquí, y empezamos por la calle.',
  ),
  cta: entry(callToAction, 'cta-account-not-found-modal-long', {
    text: t('See whether the fiber reaches my door', 'Ver si la fibra llega hasta mi puerta'),
    target: '#!',
  }),
});
