import { callToAction, entry, t } from '@skein/cms-client';
import { longTitle } from '../../testing/texts.fixtures.ts';
import { accountNotFound } from './account-not-found.block.ts';

const tryAgainCta = entry(callToAction, 'cta-account-not-found-again', {
  text: t('Try again', 'Intentar de nuevo'),
  target: '/demo/accounts',
});
const troubleshootCta = entry(callToAction, 'cta-account-not-found-support', {
  text: t('Troubleshoot', 'Ver qué pasó'),
  target: '/support',
  look: 'outline',
});

export const accountNotFoundBasic = entry(accountNotFound, 'account-not-found', {
  title: t('The thread goes on two ways', 'El hilo sigue por dos lados'),
  subtitle: t(
    'Nothing’s lost. We just don’t know you by this email.',
    'No se perdió nada. Solo que no te conocemos por este correo.',
  ),
  tryAgainText: t(
    'You have another email in mind, or saw a typo as you read this.',
    'Recordaste otro correo, o viste la errata al leer esto.',
  ),
  tryAgainCta,
  troubleshootText: t(
    'You’re sure it’s right, and you get our bill every month.',
    'Estás seguro de que es el correcto y cada mes te llega nuestra factura.',
  ),
  troubleshootCta,
});

export const accountNotFoundBare = entry(accountNotFound, 'account-not-found-bare', {
  title: t('Two ways on', 'Dos caminos'),
  theme: 'ink',
  tryAgainCta,
  troubleshootCta,
});

export const accountNotFoundLong = entry(accountNotFound, 'account-not-found-long', {
  title: longTitle,
  theme: 'paper',
  tryAgainText: t(
    'You have one email for work, one for school, one for coupons, and one that you made in 2009 and were sure you would never need again.',
    'Tienes un correo del trabajo, uno de la escuela, uno para los cupones y otro que hiciste en 2009 y jurabas que no volverías a usar.',
  ),
  tryAgainCta,
  troubleshootText: t(
    'You have tried them all, your bill is on the table in front of you, and the lights on the router are on.',
    'Ya los probaste todos, tienes la factura sobre la mesa y las luces del router están encendidas.',
  ),
  troubleshootCta,
});
