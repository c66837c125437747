import { addressStatusHero, contentBlock, textBlock } from '@skein/blocks/content';
import { entry, t, type Localized } from '@skein/cms-client';
import { page } from '@skein/shell/content';
import { installationLink, plansLink } from '../anchors.ts';
import { art } from '../art.ts';
import { callSalesSecond, goTo } from '../calls-to-action.ts';
import { salesLink } from '../contacts.ts';
import { signUpForm } from '../forms.ts';

/** The pictures that the hero chooses from, by what came of the check. */
const statusPictures = {
  notYetImage: art('month-line'),
  almostThereImage: art('coming-soon'),
  tryAgainImage: art('lab-map'),
} as const;
const addressNotice = t('You asked about', 'Preguntaste por');
const again = goTo(
  'address-again',
  'Check another address',
  'Consultar otra dirección',
  '/check-address',
  'button',
);

const availableHero = entry(addressStatusHero, 'address-available-hero', {
  kicker: t('Good news', 'Buenas noticias'),
  title: t('Yes. Fiber passes your door.', 'Sí. La fibra pasa por tu puerta.'),
  subtitle: t(
    'Installation takes about two hours and is included. The hole is as wide as a pencil.',
    'La instalación dura unas dos horas y va incluida. El agujero es del ancho de un lápiz.',
  ),
  theme: 'teal',
  image: art('porch'),
  addressNotice,
  cta: goTo('address-available-plans', 'Choose a plan', 'Elegir un plan', plansLink, 'button'),
  analyticsId: 'address-available',
});

const nextSteps = entry(textBlock, 'address-available-next', {
  title: t('What happens next', 'Qué sigue'),
  content: t(
    `<ol>
      <li>Pick one of <a href="/product/internet">three plans</a>. You can change it on any day.</li>
      <li>Call ${salesLink}, and choose a day and a two-hour window.</li>
      <li>On the day, we walk through together first; then we drill. <a href="/product/internet">The visit, step by step</a>.</li>
    </ol>`,
    `<ol>
      <li>Elige uno de <a href="/product/internet">tres planes</a>. Puedes cambiarlo cualquier día.</li>
      <li>Llama al ${salesLink} y escoge un día y un margen de dos horas.</li>
      <li>Ese día primero recorremos la casa contigo; después taladramos. <a href="/product/internet">La visita, paso a paso</a>.</li>
    </ol>`,
  ),
});

const notYetHero = entry(addressStatusHero, 'address-not-yet-hero', {
  ...statusPictures,
  status: 'not-yet',
  kicker: t('Not yet', 'Todavía no'),
  title: t('Our threads end before your door.', 'Nuestros hilos no llegan a tu puerta.'),
  subtitle: t(
    'There is no plan for your street so far. We have noted the address; where many people ask, we go and look.',
    'Por ahora no hay plan para tu calle. Anotamos la dirección; donde pregunta mucha gente, vamos a ver.',
  ),
  theme: 'mist',
  image: art('apartment-block-light'),
  addressNotice,
  cta: again,
  chatCta: callSalesSecond,
  analyticsId: 'address-not-yet',
});

const signUp = entry(contentBlock, 'address-not-yet-sign-up', {
  variant: 'comingSoonInterest',
  title: t('One email, when it changes', 'Un correo, cuando cambie'),
  description: t(
    '<p>Leave an address that you still read in a year. We use it once, the week your street has a date.</p>',
    '<p>Déjanos uno que sigas leyendo dentro de un año. Lo usamos una vez: la semana en que tu calle tenga fecha.</p>',
  ),
  form: signUpForm,
  image: art('shop-front-evening'),
  imageSide: 'right',
  backgroundColor: 'violet-soft',
});

const almostThereHero = entry(addressStatusHero, 'address-almost-there-hero', {
  ...statusPictures,
  status: 'almost-there',
  kicker: t('Almost there', 'Ya casi'),
  title: t('We are digging our way to you.', 'Vamos cavando hacia tu casa.'),
  subtitle: t(
    'Your street is on the plan. You get the month we expect, and a call if it moves.',
    'Tu calle está en el plan. Te damos el mes que calculamos, y te llamamos si cambia.',
  ),
  description: t(
    '<p>Orange marks on your sidewalk show where we mean to go. The yellow ones are the gas line, where we mean not to.</p>',
    '<p>Las marcas naranjas en tu acera dicen por dónde queremos pasar. Las amarillas son la línea de gas, por donde no.</p>',
  ),
  theme: 'amber',
  image: art('street-coral'),
  addressNotice,
  cta: goTo(
    'address-almost-visit',
    'What the visit is like',
    'Cómo es la visita',
    installationLink,
    'button',
  ),
  chatCta: callSalesSecond,
  analyticsId: 'address-almost-there',
});

const tryAgainHero = entry(addressStatusHero, 'address-try-again-hero', {
  ...statusPictures,
  status: 'try-again',
  kicker: t('One more try', 'Un intento más'),
  title: t('We could not find that address.', 'No encontramos esa dirección.'),
  subtitle: t(
    'It is more often a slip of the thumb than a missing house.',
    'Suele ser un desliz del pulgar, no una casa que falta.',
  ),
  description: t(
    `<ul>
      <li>The number as it stands on the house, and the street after it</li>
      <li>The apartment in its own field, as it stands on the door</li>
      <li>The ZIP code, all five digits</li>
    </ul>
    <p>A building younger than our map may really be missing. Then a person can look.</p>`,
    `<ul>
      <li>El número tal como está en la casa, y después la calle</li>
      <li>El apartamento en su propio campo, tal como está en la puerta</li>
      <li>El código postal, con sus cinco cifras</li>
    </ul>
    <p>Un edificio más nuevo que nuestro mapa puede faltar de verdad. Entonces lo busca una persona.</p>`,
  ),
  theme: 'paper',
  image: art('street-violet'),
  addressNotice,
  cta: goTo('address-type-again', 'Type it again', 'Escribirla otra vez', '/check-address', 'button'),
  chatCta: callSalesSecond,
  analyticsId: 'address-try-again',
});

type Blocks = NonNullable<Parameters<typeof entry<typeof page>>[2]['blocks']>;
const result = (name: string, title: Localized<string>, blocks: Blocks) =>
  entry(page, `page-address-${name}`, {
    internalName: `Address result: ${name}`,
    slug: `/address/${name}`,
    title,
    description: t('What came of checking your address.', 'El resultado de consultar tu dirección.'),
    noIndex: true,
    blocks,
  });

export const addressAvailable = result(
  'available',
  t('Fiber is available at your address', 'Hay fibra en tu dirección'),
  [availableHero, nextSteps],
);
export const addressNotYet = result('not-yet', t('Not yet at your address', 'Todavía no en tu dirección'), [
  notYetHero,
  signUp,
]);
export const addressAlmostThere = result(
  'almost-there',
  t('Fiber is almost at your address', 'La fibra ya casi llega a tu dirección'),
  [almostThereHero],
);
export const addressTryAgain = result(
  'try-again',
  t('Check the address again', 'Consulta otra vez la dirección'),
  [tryAgainHero],
);
