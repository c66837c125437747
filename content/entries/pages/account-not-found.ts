import { accountNotFound, accountNotFoundModal, hero } from '@skein/blocks/content';
import { accountNotFoundFixtures } from '@skein/blocks/fixtures';
import { entry, t, valuesOf } from '@skein/cms-client';
import { page } from '@skein/shell/content';
import { ACCOUNTS } from '../account.ts';
import { art } from '../art.ts';
import { checkMyAddress, goTo } from '../calls-to-action.ts';

const title = t('We can’t find that account.', 'No encontramos esa cuenta.');

const top = entry(hero, 'account-not-found-hero', {
  variant: 'imageHero',
  face: 'noAccount',
  title,
  theme: 'mist',
  image: art('desk-coral'),
  texts: t(
    [
      'We looked everywhere, and nobody is signed up with that email.',
      'You may have signed up with another one. Work, school and old ones are the usual suspects.',
      'Somebody you live with may hold the account. Then only they can sign in.',
      'Your order may still be on its way into our books. That takes up to a day.',
      'If you moved, the account may have stayed with the old address until you told us.',
      'Your building may have one account for everybody. Ask at the front desk.',
      'And perhaps you are not with us yet. Let us see whether we reach you.',
    ],
    [
      'Buscamos por todos lados y nadie se registró con ese correo.',
      'Quizá te registraste con otro. Los del trabajo, la escuela y los viejos son los sospechosos de siempre.',
      'Tal vez la cuenta es de alguien con quien vives. Entonces solo esa persona puede entrar.',
      'Es posible que tu pedido todavía no esté en nuestros libros. Toma hasta un día.',
      'Si te mudaste, la cuenta pudo quedarse con la dirección anterior hasta que nos avisaste.',
      'Tu edificio puede tener una sola cuenta para todos. Pregunta en la recepción.',
      'Y a lo mejor todavía no estás con nosotros. Veamos si llegamos a tu casa.',
    ],
  ),
  analyticsId: 'account-not-found-hero',
});

const ways = entry(accountNotFound, 'account-not-found-ways', {
  ...valuesOf(accountNotFound, accountNotFoundFixtures.accountNotFoundBasic),
  theme: 'paper',
  tryAgainCta: goTo('account-again', 'Try again', 'Intentar de nuevo', ACCOUNTS, 'button'),
  troubleshootCta: goTo('account-troubleshoot', 'Get help', 'Pedir ayuda', '/support', 'outline'),
});

/** The same in short, over the page to which a sign-in without an account leads back. */
export const accountNotFoundDialog = entry(accountNotFoundModal, 'account-not-found-dialog', {
  title,
  subtitle: t(
    'Nobody is signed up with that email. Try another one of yours; or, if you are new here, begin with the address.',
    'Nadie se registró con ese correo. Prueba con otro de los tuyos o, si apenas llegas, empieza por la dirección.',
  ),
  cta: checkMyAddress,
  analyticsId: 'account-not-found-dialog',
});

export const accountNotFoundPage = entry(page, 'page-account-not-found', {
  internalName: 'Account not found',
  slug: '/account-not-found',
  title: t('Account not found', 'Cuenta no encontrada'),
  description: t('Reasons, and two ways on.', 'Motivos, y dos caminos para seguir.'),
  noIndex: true,
  blocks: [top, ways],
});
