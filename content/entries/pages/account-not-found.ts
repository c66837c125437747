import { accountNotFound, accountNotFoundModal, hero } from '@skein/blocks/content';
import { accountNotFoundFixtures } from '@skein/blocks/fixtures';
import { entry, t, valuesOf } from '@skein/cms-client';
import { page } from '@skein/shell/content';
import { CALL_BACK, SALES_HOURS, salesLink } from '../contacts.ts';
import { planChoice } from './plans.cards.ts';
import { ACCOUNTS } from '@skein/shell/fixtures';
import { art } from '../art.ts';
import { checkMyAddress, goTo, orderByPhone } from '../calls-to-action.ts';

const title = t('We can’t find that account.', 'No encontramos esa cuenta.');

const top = entry(hero, 'account-not-found-hero', {
  variant: 'imageHero',
  face: 'noAccount',
  title,
  theme: 'mist',
  image: art('returned-letter'),
  texts: t(
    [
      'We looked everywhere, and what you gave us doesn’t match any account.',
      'You may have signed up with another email. Work, school and old ones are the usual suspects.',
      'The account may belong to someone you live with. Then only they can sign in.',
      'Your order may not be in our system yet. That takes up to a day.',
      'If you moved, your account may still be under your old address.',
      'Your building may have one account for everyone. Ask at the front desk.',
      'Or maybe you’re not a customer yet. Let’s see if we reach you.',
    ],
    [
      'Buscamos por todos lados, y lo que nos diste no corresponde a ninguna cuenta.',
      'Quizá te registraste con otro correo. Uno del trabajo, de la escuela o que ya no usas: los sospechosos de siempre.',
      'Tal vez la cuenta es de alguien con quien vives. Entonces solo esa persona puede entrar.',
      'Es posible que tu pedido todavía no esté en nuestro sistema. Puede tardar un día.',
      'Si te mudaste, tu cuenta puede seguir con la dirección anterior.',
      'Tu edificio puede tener una sola cuenta para todos. Pregunta en la recepción.',
      'O a lo mejor todavía no eres cliente. Veamos si llegamos a tu casa.',
    ],
  ),
  addressTitle: t('Yes, there’s fiber here. No account yet.', 'Sí, hay fibra. Todavía no hay cuenta.'),
  addressTexts: t(
    [
      'Our fiber reaches that address. If you’re new here, pick a plan below and call to order.',
      'If you looked for an account: someone may have moved out and taken it with them.',
      'Your order may not be in our system yet. That takes up to a day.',
      'The unit or the number may be wrong. Try it the way it’s shown on the door.',
    ],
    [
      'Nuestra fibra llega a esa dirección. Si eres nuevo, elige un plan aquí abajo y llama para contratar.',
      'Si buscabas una cuenta: quizá alguien se mudó y se la llevó.',
      'Es posible que tu pedido todavía no esté en nuestro sistema. Puede tardar un día.',
      'El apartamento o el número puede estar mal. Escríbelo tal como aparece en la puerta.',
    ],
  ),
  addressNotice: t('You asked about', 'Preguntaste por'),
  analyticsId: 'account-not-found-hero',
});

const choice = planChoice(
  'account-not-found-choice',
  t('Choose your speed', 'Elige tu velocidad'),
  t(
    `<p>Call ${salesLink} with it, ${SALES_HOURS.en}. ${CALL_BACK.en}</p>`,
    `<p>Llámanos al ${salesLink}, de ${SALES_HOURS.es}. ${CALL_BACK.es}</p>`,
  ),
  { orderCta: orderByPhone, isAnswer: true },
);

const ways = entry(accountNotFound, 'account-not-found-ways', {
  ...valuesOf(accountNotFound, accountNotFoundFixtures.accountNotFoundBasic),
  // If the first link (to the sign-in) leads to no page, the block shows only the second link.
  title: t('Here’s what you can do', 'Qué puedes hacer'),
  subtitle: t(
    'Nothing’s lost. We just can’t find your account with what you gave us.',
    'No se perdió nada. Solo que no encontramos tu cuenta con lo que nos diste.',
  ),
  tryAgainText: t(
    'You thought of another email or address, or spotted a typo.',
    'Recordaste otro correo u otra dirección, o viste un error al escribir.',
  ),
  theme: 'paper',
  tryAgainCta: goTo('account-again', 'Try again', 'Intentar de nuevo', ACCOUNTS, 'button'),
  troubleshootCta: goTo('account-troubleshoot', 'Get help', 'Pedir ayuda', '/support', 'outline'),
});

/** A dialog with a short version of the page in this file. It opens on the home page after a failed sign-in. */
export const accountNotFoundDialog = entry(accountNotFoundModal, 'account-not-found-dialog', {
  title,
  subtitle: t(
    'No one’s signed up with that email. Try another one, or if you’re new here, start with your address.',
    'Nadie se registró con ese correo. Prueba con otro o, si eres nuevo, empieza por tu dirección.',
  ),
  cta: checkMyAddress,
  analyticsId: 'account-not-found-dialog',
});

export const accountNotFoundPage = entry(page, 'page-account-not-found', {
  internalName: 'Account not found',
  slug: '/account-not-found',
  title: t('Account not found', 'Cuenta no encontrada'),
  description: t('See why, and what to do next.', 'Mira por qué y qué puedes hacer.'),
  noIndex: true,
  blocks: [top, choice, ways],
});
