import { contentBlock, hero } from '@skein/blocks/content';
import { entry, t } from '@skein/cms-client';
import { page } from '@skein/shell/content';
import { ratesLink } from '../anchors.ts';
import { art } from '../art.ts';
import { callSales, goTo } from '../calls-to-action.ts';
import { SALES_HOURS } from '../contacts.ts';
import { phoneForm } from '../forms.sign-ups.ts';
import { coloredTitle } from '../colored-title.ts';
import { phoneRates, phoneSmallPrint } from './product-phone.rates.ts';
import { ratesAbroad } from './sub-heroes.ts';
import { phoneTerms } from './product-phone.terms.ts';
import { BATTERY, HOME_PHONE } from '../offer.ts';

const top = entry(hero, 'phone-hero', {
  variant: 'phoneHero',
  kicker: t('Home phone', 'Teléfono de casa'),
  title: t('Keep the number they know by heart.', 'Conserva el número que se saben de memoria.'),
  subtitle: t(
    `Unlimited calls in the US for ${HOME_PHONE} a month, on the phone you already have.`,
    `Llamadas sin límite en EE.\u00a0UU. por ${HOME_PHONE} al mes, con el teléfono que ya tienes.`,
  ),
  theme: 'amber',
  image: art('hallway-phone'),
  description: t(
    '<p>It runs on our fiber, so first see if fiber reaches you.</p>',
    '<p>Funciona con nuestra fibra, así que primero mira si llega a tu casa.</p>',
  ),
  form: phoneForm,
  analyticsId: 'phone-hero',
});

const statement = entry(contentBlock, 'phone-statement', {
  variant: 'centeredText',
  ...coloredTitle('phone-statement', [
    ['Cell phones get lost.', 'El celular se pierde.'],
    ['This one stays put.', 'Este se queda.', 'amber'],
  ]),
  description: t(
    '<p>It needs no charger, no password and no update. Grandparents find it, kids can use it, and 911 gets the address on your account.</p>',
    '<p>No pide cargador, ni contraseña, ni actualizaciones. Los abuelos lo encuentran, los niños lo saben usar y el 911 recibe la dirección de tu cuenta.</p>',
  ),
  backgroundColor: 'ink',
  cta: goTo('phone-rates', 'See the rates', 'Ver las tarifas', ratesLink, 'button'),
});

const ownPhone = entry(contentBlock, 'phone-own', {
  variant: 'textWithImage',
  title: t('Keep the phone you have', 'Usa el teléfono que ya tienes'),
  description: t(
    `<p>Cordless or corded, new or older than you: plug it into the small adapter we bring, and plug the adapter into the router. If it rang before, it’ll ring now.</p>
    <p>The cord can be as long as your secrets require.</p>`,
    `<p>Inalámbrico o con cable, nuevo o mayor que tú: conéctalo al pequeño adaptador que te llevamos, y el adaptador al router. Si antes sonaba, ahora también.</p>
    <p>El cable puede ser tan largo como pidan tus secretos.</p>`,
  ),
  image: art('long-cord'),
  imageSide: 'left',
});

const quote = entry(contentBlock, 'phone-quote', {
  variant: 'teamQuote',
  description: t(
    '<p>I’ve moved numbers older than I am. That night you dial yours, the phone rings in your own hallway, and that’s it.</p>',
    '<p>He pasado números que son mayores que yo. Esa noche marcas el tuyo, suena en tu propio pasillo, y listo.</p>',
  ),
  name: t('Celia Arrington', 'Celia Arrington'),
  position: t('Moves numbers, Kansas City', 'Porta números, Kansas City'),
  portrait: art('portrait-13'),
  imageSide: 'right',
  imageColor: 'amber',
  backgroundColor: 'teal-soft',
});

const blackout = entry(contentBlock, 'phone-blackout', {
  variant: 'reliability',
  title: t('The power goes out. It still rings.', 'Se va la luz. Sigue sonando.'),
  description: t(
    `<p>Your phone comes with a backup battery the size of a toaster. It keeps the router and adapter running for ${BATTERY.en}; our network has its own batteries and generators.</p>
    <p>Try it once a year: pull the plug at dinner and call your sister.</p>`,
    `<p>El teléfono viene con una batería de respaldo del tamaño de una tostadora. Mantiene el router y el adaptador funcionando ${BATTERY.es}; nuestra red tiene sus propias baterías y generadores.</p>
    <p>Pruébala una vez al año: desconecta todo durante la cena y llama a tu hermana.</p>`,
  ),
  image: art('phone-blackout'),
  imageSide: 'right',
  backgroundImage: art('weave-dark'),
});

const closing = entry(contentBlock, 'phone-closing', {
  variant: 'centeredText',
  title: t('Talk it over with us.', 'Háblalo con nosotros.'),
  description: t(
    `<p>Call sales ${SALES_HOURS.en}. Have the number you want to keep handy, and don’t cancel it yet: wait until we’ve moved it.</p>`,
    `<p>Ventas contesta de ${SALES_HOURS.es}. Ten a la mano el número que quieres conservar, y no lo canceles todavía: espera a que lo pasemos.</p>`,
  ),
  backgroundColor: 'amber',
  cta: callSales,
});

export const productPhone = entry(page, 'page-product-phone', {
  internalName: 'Product: phone',
  slug: '/product/phone',
  title: t(`Home phone for ${HOME_PHONE} a month`, `Teléfono de casa por ${HOME_PHONE} al mes`),
  description: t(
    `Home phone over fiber for ${HOME_PHONE} a month: unlimited US calls, your same number, the phone you already have and a backup battery for outages.`,
    `Teléfono de casa por ${HOME_PHONE} al mes: llamadas sin límite en EE.\u00a0UU., tu número de siempre, el teléfono que ya tienes y una batería para los apagones.`,
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
