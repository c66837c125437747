import { contentBlock, hero, textBlock } from '@skein/blocks/content';
import { entry, t } from '@skein/cms-client';
import { page } from '@skein/shell/content';
import { art } from '../art.ts';
import { goTo, seePlans } from '../calls-to-action.ts';
import { coloredTitle } from '../colored-title.ts';
import { filmVideo } from '../films.ts';
import { tvBar } from '../tv-bar.ts';
import { tvDemo } from './product-tv.demo.ts';
import { exploreTv, testFilms, tvChoices } from './product-tv.grids.ts';
import { SKEIN_500 } from '../offer.ts';

const top = entry(hero, 'tv-hero', {
  variant: 'tvHero',
  kicker: t('Any service, any screen', 'Cualquier servicio, cualquier pantalla'),
  title: t('TV without the box.', 'La tele, sin\u00a0la\u00a0caja.'),
  subtitle: t(
    'Bring the services you like and change them any month. Our fiber handles them all at once and adds nothing to your bill.',
    'Usa los servicios que te gusten y cámbialos cuando quieras. Nuestra fibra puede con todos a la vez y no suma nada a tu factura.',
  ),
  theme: 'violet',
  navItems: tvBar,
  pagePath: '/product/tv',
  image: art('night-train'),
  cta: goTo('tv-hero-choice', 'Choose how to watch', 'Elegir cómo verla', '/product/tv/choice', 'button'),
  secondCta: seePlans('tv-hero-plans', 'outline'),
  analyticsId: 'tv-hero',
});

const statement = entry(contentBlock, 'tv-statement', {
  variant: 'centeredText',
  ...coloredTitle('tv-statement', [
    ['A 4K movie takes 25\u00a0Mbps.', 'Una película 4K pide 25\u00a0Mbps.'],
    ['Our smallest plan has 500.', 'Nuestro plan más chico da 500.', 'violet'],
  ]),
  description: t(
    '<p>So we leave TV to the people who make it. No channel packages, no box to rent, no remote the size of a shoe. We bring the internet; what you watch is up to you.</p>',
    '<p>Por eso la tele se la dejamos a quienes la hacen. Sin paquetes de canales, sin decodificador alquilado y sin un control del tamaño de un zapato. Nosotros ponemos el internet; tú decides qué ver.</p>',
  ),
});

const remote = entry(contentBlock, 'tv-remote', {
  variant: 'textWithImage',
  title: t('One remote, and you own it', 'Un solo control, y es tuyo'),
  description: t(
    `<p>A TV from the last eight years or so has the apps built in. An older one needs a streaming stick: about $30, and it’s yours.</p>
    <p>Either way, there’s no box under the screen, no box fee on your bill and no morning spent waiting for someone to deliver it.</p>`,
    `<p>Un televisor de los últimos ocho años ya trae las aplicaciones. Uno más viejo necesita un dispositivo de streaming de unos $30, que compras una vez y es tuyo.</p>
    <p>De cualquier forma, no hay caja debajo de la pantalla, ni cargo por la caja en tu factura, ni una mañana perdida esperando a que la traigan.</p>`,
  ),
  image: art('remote-control'),
  imageSide: 'right',
  imageColor: 'violet',
});

const street = entry(contentBlock, 'tv-street', {
  variant: 'centeredVideo',
  title: t('Nine at night, every screen on', 'Nueve de la noche, todas las pantallas prendidas'),
  subtitle: t(
    'Behind every window, they’re watching something different. Nothing slows down.',
    'Detrás de cada ventana ven algo distinto. Nada se pone lento.',
  ),
  video: filmVideo('evening-street'),
  backgroundColor: 'ink',
});

const evening = entry(contentBlock, 'tv-evening', {
  variant: 'lifestyle',
  title: t('Four screens, no arguments', 'Cuatro pantallas, cero pleitos'),
  description: t(
    `<p>A cooking show in the kitchen, cartoons upstairs, a series in the den and the movie that was supposed to bring everyone together. All four in 4K add up to about 100\u00a0Mbps.</p>
    <p>That’s a fifth of ${SKEIN_500.name}. No one has to stop so someone else can start.</p>`,
    `<p>Un programa de recetas en la cocina, las caricaturas arriba, una serie en el estudio y la película que iba a juntar a todos. Las cuatro en 4K suman unos 100\u00a0Mbps.</p>
    <p>Es la quinta parte de ${SKEIN_500.name}. Nadie tiene que parar para que otro empiece.</p>`,
  ),
  image: art('sofa-evening'),
  imageSide: 'left',
  imageColor: 'violet',
  caption: t(
    'Saturday, 9:15\u00a0PM. Four screens in the house, and one couch.',
    'Sábado, 9:15\u00a0p.\u00a0m. Cuatro pantallas en la casa y un solo sofá.',
  ),
  captionColor: 'violet',
  backgroundColor: 'violet-soft',
  cta: goTo('tv-evening-plans', 'Compare plans', 'Comparar planes', '/plans'),
});

const demand = entry(textBlock, 'tv-demand', {
  title: t('How much speed each screen needs', 'Cuánta velocidad pide cada pantalla'),
  content: t(
    `<table>
      <caption>Speed that each screen needs while it plays</caption>
      <thead><tr><th scope="col">What’s on</th><th scope="col">Needs about</th><th scope="col">At once on ${SKEIN_500.name}</th></tr></thead>
      <tbody>
        <tr><th scope="row">Series or movie in HD</th><td>8\u00a0Mbps</td><td>60 screens</td></tr>
        <tr><th scope="row">Movie in 4K</th><td>25\u00a0Mbps</td><td>20 screens</td></tr>
        <tr><th scope="row">Live game in 4K</th><td>35\u00a0Mbps</td><td>14 screens</td></tr>
      </tbody>
    </table>
    <p>If you own more than fourteen TVs, call us. We’d love to see the house.</p>`,
    `<table>
      <caption>Velocidad que necesita cada pantalla mientras reproduce</caption>
      <thead><tr><th scope="col">Qué dan</th><th scope="col">Pide unos</th><th scope="col">A la vez con ${SKEIN_500.name}</th></tr></thead>
      <tbody>
        <tr><th scope="row">Serie o película en HD</th><td>8\u00a0Mbps</td><td>60 pantallas</td></tr>
        <tr><th scope="row">Película en 4K</th><td>25\u00a0Mbps</td><td>20 pantallas</td></tr>
        <tr><th scope="row">Partido en vivo en 4K</th><td>35\u00a0Mbps</td><td>14 pantallas</td></tr>
      </tbody>
    </table>
    <p>Si tienes más de catorce televisores, llámanos. Nos gustaría conocer la casa.</p>`,
  ),
  notes: t(
    '<p>Measured over a cable at the router. Wi-\u2060Fi is slower; how much depends on your walls.</p>',
    '<p>Medido por cable en el router. El Wi-\u2060Fi es más lento; cuánto depende de tus paredes.</p>',
  ),
  isModule: true,
  moduleColor: 'mist',
});

const wire = entry(contentBlock, 'tv-wire', {
  variant: 'textWithImage',
  title: t('Wire your TV to the router', 'Conecta la tele al router'),
  description: t(
    `<p>A TV stays in one place for years. If the router’s nearby, a cable for a few dollars gives it full speed, instead of whatever gets through the walls.</p>
    <p>That leaves the Wi-\u2060Fi free for everything that moves around. The cat will get the cable in the end, so buy two.</p>`,
    `<p>Un televisor se queda años en el mismo sitio. Si el router está cerca, un cable de pocos dólares le da toda la velocidad, y no solo lo que dejan pasar las paredes.</p>
    <p>Así el Wi-\u2060Fi queda libre para lo que anda por la casa. Al final el gato se come el cable: compra dos.</p>`,
  ),
  image: art('behind-screen'),
  imageSide: 'left',
  backgroundColor: 'amber-soft',
  fullWidth: false,
  roundedBlock: true,
});

const closing = entry(contentBlock, 'tv-closing', {
  variant: 'centeredText',
  title: t('So, what’s on?', 'Entonces, ¿qué dan?'),
  description: t(
    '<p>Live channels, movies on demand or an antenna on the roof: each has its price and its catch. We compared all three, and we don’t sell any of them.</p>',
    '<p>Canales en vivo, películas a la carta o una antena en el techo: cada opción tiene su precio y su pero. Comparamos las tres, y no vendemos ninguna.</p>',
  ),
  backgroundColor: 'violet',
  cta: goTo('tv-closing-choice', 'Compare all three', 'Comparar las tres', '/product/tv/choice', 'button'),
});

export const productTv = entry(page, 'page-product-tv', {
  internalName: 'Product: TV',
  slug: '/product/tv',
  title: t('TV over fiber, without a box', 'Tele por fibra, sin decodificador'),
  description: t(
    'Watch any streaming service over Skein fiber: no box, no channel packages, nothing extra on your bill. See how much speed each screen needs.',
    'Ve cualquier servicio de streaming con la fibra de Skein: sin decodificador, sin paquetes y sin cargos extra. Mira cuánta velocidad pide cada pantalla.',
  ),
  breadcrumb: t('TV', 'Tele'),
  blocks: [
    top,
    statement,
    tvDemo,
    remote,
    street,
    evening,
    demand,
    tvChoices,
    exploreTv,
    wire,
    testFilms,
    closing,
  ],
});
