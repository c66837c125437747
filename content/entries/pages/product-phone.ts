import { contentBlock, hero } from '@skein/blocks/content';
import { entry, t } from '@skein/cms-client';
import { page } from '@skein/shell/content';
import { ratesLink } from '../anchors.ts';
import { art } from '../art.ts';
import { callSales, goTo } from '../calls-to-action.ts';
import { phoneForm } from '../forms.sign-ups.ts';
import { coloredTitle } from '../colored-title.ts';
import { phoneRates, phoneSmallPrint } from './product-phone.rates.ts';
import { ratesAbroad } from './sub-heroes.ts';
import { phoneTerms } from './product-phone.terms.ts';
import { HOME_PHONE } from '../offer.ts';

const top = entry(hero, 'phone-hero', {
  variant: 'phoneHero',
  kicker: t('Home phone', 'Teléfono de casa'),
  title: t('Keep the number they know by heart.', 'Conserva el número que se saben de memoria.'),
  subtitle: t(
    `Unlimited calls in the US for ${HOME_PHONE} a month, on the telephone you already have.`,
    `Llamadas sin límite en EE.\u00a0UU. por ${HOME_PHONE} al mes, con el teléfono que ya tienes.`,
  ),
  theme: 'amber',
  image: art('hallway-phone'),
  description: t(
    '<p>It runs on our fiber, so the fiber comes first. Does it reach you?</p>',
    '<p>Va por nuestra fibra, así que primero va la fibra. ¿Llega a tu casa?</p>',
  ),
  form: phoneForm,
  analyticsId: 'phone-hero',
});

const statement = entry(contentBlock, 'phone-statement', {
  variant: 'centeredText',
  ...coloredTitle('phone-statement', [
    ['Cell phones hide.', 'El celular se esconde.'],
    ['This one stays.', 'Este se queda.', 'amber'],
  ]),
  description: t(
    '<p>It is never between the sofa cushions and asks for no updates. Grandparents find it, children can work it, and 911 knows where it stands.</p>',
    '<p>Nunca está entre los cojines del sofá ni pide actualizaciones. Los abuelos lo encuentran, los niños lo saben usar y el 911 sabe dónde está.</p>',
  ),
  backgroundColor: 'ink',
  cta: goTo('phone-rates', 'See the rates', 'Ver las tarifas', ratesLink, 'button'),
});

const ownPhone = entry(contentBlock, 'phone-own', {
  variant: 'textWithImage',
  title: t('The phone you have will do', 'Sirve el teléfono que ya tienes'),
  description: t(
    `<p>Cordless or with a cord, new or older than you: plug it into the small adapter that we bring, and the adapter into the router. If it rang before, it rings now.</p>
    <p>The cord may be as long as privacy requires.</p>`,
    `<p>Inalámbrico o con cable, nuevo o mayor que tú: lo conectas al adaptador pequeño que te llevamos, y el adaptador al router. Si antes sonaba, ahora suena.</p>
    <p>El cable puede ser tan largo como pida la intimidad.</p>`,
  ),
  image: art('long-cord'),
  imageSide: 'left',
});

const quote = entry(contentBlock, 'phone-quote', {
  variant: 'teamQuote',
  description: t(
    '<p>I have moved numbers that are older than I am. That evening you dial yours, your own hallway rings, and that is the whole ceremony.</p>',
    '<p>He trasladado números que son mayores que yo. Esa noche marcas el tuyo, suena en tu propio pasillo, y esa es toda la ceremonia.</p>',
  ),
  name: t('Celia Arrington', 'Celia Arrington'),
  position: t('Moves numbers, Kansas City', 'Traslada números, Kansas City'),
  portrait: art('portrait-13'),
  imageSide: 'right',
  imageColor: 'amber',
  backgroundColor: 'teal-soft',
});

const blackout = entry(contentBlock, 'phone-blackout', {
  variant: 'reliability',
  title: t('The lights go out. It still rings.', 'Se va la luz. Sigue sonando.'),
  description: t(
    `<p>With the phone comes a battery the size of a toaster. It keeps router and adapter awake for about eight hours; our network has batteries and generators of its own.</p>
    <p>Try it once a year: pull the plug at dinner and call your sister.</p>`,
    `<p>Con el teléfono viene una batería del tamaño de una tostadora. Mantiene despiertos el router y el adaptador unas ocho horas; nuestra red tiene baterías y generadores propios.</p>
    <p>Pruébala una vez al año: desconecta todo durante la cena y llama a tu hermana.</p>`,
  ),
  image: art('phone-blackout'),
  imageSide: 'right',
  backgroundImage: art('weave-dark'),
});

const closing = entry(contentBlock, 'phone-closing', {
  variant: 'centeredText',
  title: t('Talk it over with a person.', 'Háblalo con una persona.'),
  description: t(
    '<p>Sales picks up Monday to Saturday, 8\u00a0a.m. to 8\u00a0p.m. Central. Have the number you want to keep at hand, and do not cancel it yet: we do that part.</p>',
    '<p>Ventas contesta de lunes a sábado, de 8\u00a0a.m. a 8\u00a0p.m., hora del centro. Ten a la mano el número que quieres conservar, y no lo canceles todavía: de eso nos encargamos nosotros.</p>',
  ),
  backgroundColor: 'amber',
  cta: callSales,
});

export const productPhone = entry(page, 'page-product-phone', {
  internalName: 'Product: phone',
  slug: '/product/phone',
  title: t(`Home phone for ${HOME_PHONE} a month`, `Teléfono de casa por ${HOME_PHONE} al mes`),
  description: t(
    `Home phone over fiber for ${HOME_PHONE} a month: unlimited US calls, your old number, the telephone you have, and a battery for power cuts.`,
    `Teléfono de casa por fibra a ${HOME_PHONE} al mes: llamadas sin límite en EE.\u00a0UU., tu número de siempre, tu mismo aparato y batería para los apagones.`,
  ),
  breadcrumb: t('Phone', 'Teléfono'),
  blocks: [
    top,
    statement,
    ownPhone,
    phoneRates,
    ratesAbroad,
    quote,
    blackout,
    phoneTerms,
    phoneSmallPrint,
    closing,
  ],
});
