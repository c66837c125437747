import { contentBlock, hero, textBlock } from '@skein/blocks/content';
import { callToAction, entry, t } from '@skein/cms-client';
import { page } from '@skein/shell/content';
import { benchHeading, benchLink, depotLink, openDoorLink, openDoorHeading } from '../anchors.ts';
import { art } from '../art.ts';
import { goTo } from '../calls-to-action.ts';
import { LAB_MAIL } from '../contacts.ts';
import { heroFilm } from '../films.ts';
import { labsForm } from '../forms.sign-ups.ts';
import { aboutLab } from './sub-heroes.ts';

const top = entry(hero, 'labs-hero', {
  variant: 'labsHero',
  kicker: t('Skein Labs', 'Laboratorio Skein'),
  title: t('We break it here first.', 'Aquí lo rompemos primero.'),
  subtitle: t(
    'Behind our Austin depot, four people freeze routers, bend glass and pull plugs, so nothing goes wrong at your house.',
    'Detrás de nuestra bodega en Austin, cuatro personas congelan routers, doblan vidrio y jalan cables para que en tu casa no falle nada.',
  ),
  theme: 'ink',
  ...heroFilm('labs'),
  cta: goTo('labs-bench', 'See what we’re testing', 'Ver qué estamos probando', benchLink, 'button'),
  secondCta: goTo('labs-visit', 'Come visit', 'Visitar el laboratorio', openDoorLink, 'outline'),
  analyticsId: 'labs-hero',
});

const splice = entry(contentBlock, 'labs-splice', {
  variant: 'textWithImage',
  title: t('How we join two fibers', 'Cómo unimos dos fibras'),
  subtitle: t(
    'A splice takes forty seconds and a steady hand.',
    'Un empalme pide cuarenta segundos y buen pulso.',
  ),
  description: t(
    `<p>You join glass by melting it. Two strands, each as thin as a hair, meet under a lens, and a spark does the rest. A good splice loses less light than a clean window.</p>
    <p>Our installers make a hundred here before they make one at your house.</p>`,
    `<p>El vidrio se une fundiéndolo. Dos hebras, finas como un cabello, se encuentran bajo una lente, y una chispa hace lo demás. Un buen empalme pierde menos luz que un vidrio limpio de ventana.</p>
    <p>Nuestros instaladores hacen cien aquí antes de hacer uno en tu casa.</p>`,
  ),
  image: art('splice-bench'),
  imageSide: 'right',
});

const bench = entry(textBlock, 'labs-bench', {
  title: benchHeading,
  content: t(
    `<h3>Ten gigs, on three streets</h3>
    <p>Forty homes in Austin have it, for free, in exchange for honest complaints. So far, the complaint is that no website can keep up. It’s not for sale and may never be.</p>
    <h3>A router without a light</h3>
    <p>Some people sleep next to theirs. On this one, the light only comes on when something’s wrong, so no one has to wonder what white means.</p>
    <h3>The plug that measures</h3>
    <p>It sits in the wall, tests the line every night and tells us before you notice. It works. Its case still looks like a can of tuna.</p>`,
    `<h3>Diez gigas, en tres calles</h3>
    <p>Los tienen cuarenta casas de Austin, gratis, a cambio de quejas sinceras. Por ahora, la queja es que ningún sitio web les sigue el paso. No está a la venta, y quizá nunca lo esté.</p>
    <h3>Un router sin luz</h3>
    <p>Hay quien duerme al lado del suyo. En este, la luz solo se prende si algo anda mal, y nadie tiene que preguntarse qué significa la blanca.</p>
    <h3>El enchufe que mide</h3>
    <p>Vive en la pared, prueba la línea cada noche y nos avisa antes de que lo notes. Funciona. La carcasa todavía parece una lata de atún.</p>`,
  ),
  backgroundColor: 'mist',
});

const cold = entry(contentBlock, 'labs-cold', {
  variant: 'reliability',
  title: t('Forty below, and the light is on', 'A cuarenta bajo cero, y sigue encendido'),
  description: t(
    `<p>The chamber goes down to −40, the one point where Fahrenheit and Celsius agree. Routers stay in for a week; then we put them in the oven.</p>
    <p>Eleven of the last twelve came out working. The twelfth is why the new ones have a better capacitor.</p>`,
    `<p>La cámara baja hasta −40, el único punto en que Fahrenheit y Celsius están de acuerdo. Los routers pasan ahí una semana; después van al horno.</p>
    <p>De los últimos doce, once salieron funcionando. Por culpa del otro, los nuevos llevan un mejor capacitor.</p>`,
  ),
  image: art('cold-test'),
  imageSide: 'left',
  backgroundImage: art('network-map-dark'),
});

const openDoor = entry(contentBlock, 'labs-open-door', {
  variant: 'textWithMapNote',
  title: openDoorHeading,
  description: t(
    `<p>Once a month, our door stays open from 5\u00a0PM to 8\u00a0PM. Bring a misbehaving router, a question or a kid who takes things apart.</p>
    <p>There’s coffee. There’s also liquid nitrogen. Both are labeled.</p>`,
    `<p>Una vez al mes abrimos la puerta de 5\u00a0p.\u00a0m. a 8\u00a0p.\u00a0m. Trae un router que se porte mal, una pregunta o un niño que desarme cosas.</p>
    <p>Hay café. También hay nitrógeno líquido. Los dos llevan etiqueta.</p>`,
  ),
  image: art('lab-door'),
  imageSide: 'right',
  mapImage: art('lab-map'),
  mapNote: t(
    'Behind the depot in East Austin, across the yard with the reels',
    'Detrás de la bodega, en el este de Austin, cruzando el patio de los carretes',
  ),
  backgroundColor: 'amber-soft',
  cta: goTo('labs-depot', 'Find the depot', 'Ver dónde está la bodega', depotLink),
});

const instrument = entry(contentBlock, 'labs-speed-test', {
  variant: 'speedTest',
  title: t('Test your speed', 'Mide tu velocidad'),
});

const notes = entry(contentBlock, 'labs-notes', {
  variant: 'comingSoonInterest',
  badge: t('Four times a year', 'Cuatro veces al año'),
  title: t('Get the lab’s notes by email', 'Recibe los apuntes del laboratorio'),
  description: t(
    '<p>What held up, what melted and what the neighbors said. Sign up to read along.</p>',
    '<p>Contamos qué aguantó, qué se fundió y qué dijeron los vecinos. Suscríbete para leerlo.</p>',
  ),
  form: labsForm,
  image: art('prism-bench'),
  imageSide: 'left',
});

const closing = entry(contentBlock, 'labs-closing', {
  variant: 'centeredText',
  title: t('Broke something interesting?', '¿Rompiste algo interesante?'),
  description: t(
    '<p>Tell us what you did, and in what order. The best ones get a shelf here, and a reply from the person who puts them back together.</p>',
    '<p>Cuéntanos qué hiciste y en qué orden. Los mejores casos tienen su repisa aquí, y respuesta de quien los tuvo que armar otra vez.</p>',
  ),
  backgroundColor: 'teal',
  cta: entry(callToAction, 'cta-labs-mail', {
    internalName: 'Write to the lab',
    text: t('Confess by email', 'Confesar por correo'),
    target: `mailto:${LAB_MAIL}`,
    look: 'button',
    analyticsId: 'labs-mail',
  }),
});

export const labs = entry(page, 'page-labs', {
  internalName: 'Labs',
  slug: '/labs',
  title: t('Skein Labs: what we test before you do', 'Laboratorio Skein: lo que probamos antes que tú'),
  description: t(
    'Visit the workshop behind our Austin depot: splices, a cold chamber, ten-gig trials on three streets and an open house once a month.',
    'Conoce el taller detrás de nuestra bodega en Austin: empalmes, una cámara fría, pruebas de diez gigas en tres calles y visitas cada mes.',
  ),
  breadcrumb: t('Labs', 'Laboratorio'),
  blocks: [top, aboutLab, splice, bench, openDoor, cold, instrument, notes, closing],
});
