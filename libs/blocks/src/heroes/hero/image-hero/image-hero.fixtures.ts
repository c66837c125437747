import { entry, t } from '@skein/cms-client';
import { goTo } from '../../../testing/calls.fixtures.ts';
import { pictures } from '../../../testing/artwork.fixtures.ts';
import { contactForm } from '../../../testing/contact-form.content.ts';
import { notifyForm } from '../../../testing/notify-form.content.ts';
import { longTitle } from '../../../testing/texts.fixtures.ts';
import { hero } from '../hero.block.ts';

const searchForm = entry(notifyForm, 'image-hero-search-form', {
  label: t('Your street address', 'Tu dirección'),
  button: t('Check', 'Revisar'),
});
const searchWords = {
  variant: 'imageHero',
  face: 'search',
  kicker: t('Moving house?', '¿Te mudas?'),
  title: t('Look before you sign the lease', 'Consulta antes de firmar el alquiler'),
  subtitle: t(
    'Type an address and know in a second whether there is glass in the wall.',
    'Escribe una dirección y sabrás en un segundo si hay fibra en la pared.',
  ),
  image: pictures.porch,
  form: searchForm,
} as const;

/** Layout 2 of 5: a search form on its own strip. */
export const imageSearch = entry(hero, 'image-hero-search', { ...searchWords, theme: 'mist' });
export const imageSearchBelow = entry(hero, 'image-hero-search-below', {
  ...searchWords,
  layout: 'below',
  image: pictures.networkMapDark,
  theme: 'ink',
});

const cityEmailWords = {
  variant: 'imageHero',
  face: 'cityEmail',
  kicker: t('Austin is next', 'Sigue Austin'),
  title: t('We write when your street is ready', 'Te escribimos cuando tu calle esté lista'),
  subtitle: t(
    'One email, with a date in it. No drip campaign.',
    'Un solo correo, con una fecha. Sin campañas.',
  ),
  image: pictures.austin,
  form: entry(notifyForm, 'image-hero-city-form', {
    label: t('Your email', 'Tu correo electrónico'),
    button: t('Tell me', 'Avísame'),
  }),
} as const;

/** Layout 3 of 5: an email form on a postcard. */
export const imageCityEmail = entry(hero, 'image-hero-city-email', { ...cityEmailWords, theme: 'teal' });
export const imageCityEmailAmber = entry(hero, 'image-hero-city-email-amber', {
  ...cityEmailWords,
  theme: 'amber',
  title: longTitle,
});

const noAccountWords = {
  variant: 'imageHero',
  title: t('We can’t find that account', 'No encontramos esa cuenta'),
  image: pictures.notFound,
  texts: t(
    [
      'We looked everywhere, and nobody is signed up with us under that email.',
      'You may have signed up with another email. Work, school and old addresses are the usual suspects.',
      'Somebody you live with may hold the account. Only they can sign in.',
      'Your order may still be on its way into our books. That takes up to a day.',
      'If you moved, your account stayed with the old address until the day you told us.',
      'Your building may have one account for everybody. Ask the front desk.',
      'And perhaps you are not with us yet. Let’s see whether we reach you.',
    ],
    [
      'Buscamos por todas partes y nadie tiene servicio con ese correo.',
      'Quizá te registraste con otro correo. Suelen ser el del trabajo, el de la escuela o uno viejo.',
      'Tal vez la cuenta es de alguien que vive contigo. Solo esa persona puede entrar.',
      'Es posible que tu pedido todavía no esté en nuestros libros. Tarda hasta un día.',
      'Si te mudaste, tu cuenta se quedó en la dirección anterior hasta que nos avisaste.',
      'Puede que tu edificio tenga una sola cuenta para todos. Pregunta en la recepción.',
      'Y a lo mejor todavía no estás con nosotros. Veamos si llegamos a tu casa.',
    ],
  ),
} as const;

/** Layout 4 of 5: seven texts, and the built-in link that checks availability. */
export const imageNoAccount = entry(hero, 'image-hero-no-account', { ...noAccountWords, theme: 'paper' });
export const imageNoAccountInk = entry(hero, 'image-hero-no-account-ink', {
  ...noAccountWords,
  theme: 'ink',
  cta: goTo('image-hero-availability', 'See if we reach you', 'Mira si llegamos a tu casa', '#!', 'button'),
});

const businessWords = {
  variant: 'imageHero',
  face: 'businessContact',
  kicker: t('Business', 'Negocios'),
  title: t('Tell us what must not go down', 'Cuéntanos qué no puede fallar'),
  subtitle: t(
    'A person who knows your block calls back within one working day.',
    'Una persona que conoce tu cuadra te llama en menos de un día hábil.',
  ),
  image: pictures.shopFront,
  form: entry(contactForm, 'image-hero-contact-form', {
    title: t('Who are you?', '¿Quién eres?'),
    company: t('Company name', 'Nombre de la empresa'),
    email: t('Work email', 'Correo del trabajo'),
    address: t('Street address', 'Dirección'),
    button: t('Call me back', 'Llámenme'),
  }),
} as const;

/** Layout 5 of 5: a page with a long form. */
export const imageBusiness = entry(hero, 'image-hero-business', { ...businessWords, theme: 'coral' });
export const imageBusinessPaper = entry(hero, 'image-hero-business-paper', {
  ...businessWords,
  theme: 'paper',
  title: longTitle,
});
