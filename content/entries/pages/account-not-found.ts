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
      'We looked everywhere, and what you gave us belongs to no account.',
      'You may have signed up with another email. Work, school and old ones are the usual suspects.',
      'Somebody you live with may hold the account. Then only they can sign in.',
      'Your order may still be on its way into our books. That takes up to a day.',
      'If you moved, the account may have stayed with the old address until you told us.',
      'Your building may have one account for everybody. Ask at the front desk.',
      'And perhaps you are not with us yet. Let us see whether we reach you.',
    ],
    [
      'Buscamos por todos lados, y lo que nos diste no es de ninguna cuenta.',
      'Quizá te registraste con otro correo. Los del trabajo, la escuela y los viejos son los sospechosos de siempre.',
      'Tal vez la cuenta es de alguien con quien vives. Entonces solo esa persona puede entrar.',
      'Es posible que tu pedido todavía no esté en nuestros libros. Toma hasta un día.',
      'Si te mudaste, la cuenta pudo quedarse con la dirección anterior hasta que nos avisaste.',
      'Tu edificio puede tener una sola cuenta para todos. Pregunta en la recepción.',
      'Y a lo mejor todavía no estás con nosotros. Veamos si llegamos a tu casa.',
    ],
  ),
  addressTitle: t('There is fiber, and no account.', 'Hay fibra, pero no hay cuenta.'),
  addressTexts: t(
    [
      'Our thread ends at that address, and our books have nobody who lives there.',
      'Somebody may have moved out and taken the account along. Then the address is free for you.',
      'Your order may still be on its way into our books. That takes up to a day.',
      'The building may have one account for everybody. Ask at the front desk.',
      'A unit may be missing, or be one too many. Try it as it stands on the door.',
      'The number may have changed since we drilled. Then the old one still finds you.',
      'And if it is the house next door that you meant: let us look again.',
    ],
    [
      'Nuestro hilo llega a esa dirección, y en nuestros libros no vive nadie ahí.',
      'Quizá alguien se mudó y se llevó la cuenta. Entonces la dirección está libre para ti.',
      'Es posible que tu pedido todavía no esté en nuestros libros. Toma hasta un día.',
      'El edificio puede tener una sola cuenta para todos. Pregunta en la recepción.',
      'Puede faltar la unidad, o sobrar. Escríbela tal como está en la puerta.',
      'Tal vez el número cambió después de que taladramos. Entonces el de antes todavía te encuentra.',
      'Y si pensabas en la casa de al lado, busquemos otra vez.',
    ],
  ),
  addressNotice: t('You asked about', 'Preguntaste por'),
  analyticsId: 'account-not-found-hero',
});

const ways = entry(accountNotFound, 'account-not-found-ways', {
  ...valuesOf(accountNotFound, accountNotFoundFixtures.accountNotFoundBasic),
  // Where the first way, to the sign-in, leads nowhere, the second one stands alone.
  title: t('From here the thread goes on', 'Desde aquí sigue el hilo'),
  subtitle: t(
    'Nothing is lost. We only do not know the account by what you gave us.',
    'No se perdió nada. Solo que no conocemos la cuenta por lo que nos diste.',
  ),
  tryAgainText: t(
    'You have another email or address in mind, or saw a typo as you read this.',
    'Recordaste otro correo u otra dirección, o viste la errata al leer esto.',
  ),
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
  description: t('Reasons, and how to go on.', 'Motivos, y cómo seguir.'),
  noIndex: true,
  blocks: [top, ways],
});
