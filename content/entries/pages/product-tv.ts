import { contentBlock, hero, textBlock } from '@skein/blocks/content';
import { entry, t } from '@skein/cms-client';
import { page } from '@skein/shell/content';
import { plansLink } from '../anchors.ts';
import { art } from '../art.ts';
import { goTo } from '../calls-to-action.ts';
import { coloredTitle } from '../colored-title.ts';
import { filmVideo } from '../films.ts';
import { tvBar } from '../tv-bar.ts';
import { tvDemo } from './product-tv.demo.ts';
import { exploreTv, testFilms, tvChoices } from './product-tv.grids.ts';
import { SKEIN_500 } from '../offer.ts';

const top = entry(hero, 'tv-hero', {
  variant: 'tvHero',
  kicker: t('Any service, any screen', 'Cualquier servicio, cualquier pantalla'),
  title: t('Television without the box.', 'La tele, sin\u00a0la\u00a0caja.'),
  subtitle: t(
    'Bring the services you like and change them any month. Our line carries all of them at once and adds nothing to the bill.',
    'Trae los servicios que te gusten y cámbialos cuando quieras. Nuestra línea puede con todos a la vez y no suma nada a la factura.',
  ),
  theme: 'violet',
  navItems: tvBar,
  pagePath: '/product/tv',
  image: art('night-train'),
  cta: goTo('tv-hero-choice', 'Choose how you watch', 'Elige cómo verla', '/product/tv/choice', 'button'),
  secondCta: goTo('tv-hero-plans', 'See the plans', 'Ver los planes', plansLink, 'outline'),
  analyticsId: 'tv-hero',
});

const statement = entry(contentBlock, 'tv-statement', {
  variant: 'centeredText',
  ...coloredTitle('tv-statement', [
    ['A film in 4K takes 25\u00a0Mbps.', 'Una película 4K pide 25\u00a0Mbps.'],
    ['Our smallest plan has 500.', 'Nuestro plan más chico da 500.', 'violet'],
  ]),
  description: t(
    '<p>So we left television to the people who make it. No channel packages, no decoder to rent, no remote the size of a shoe. We run the line; what you watch on it is between you and them.</p>',
    '<p>Así que la televisión se la dejamos a quienes la hacen. Ni paquetes de canales, ni decodificador alquilado, ni un control del tamaño de un zapato. Nosotros ponemos la línea; lo que veas es cosa tuya y de ellos.</p>',
  ),
});

const remote = entry(contentBlock, 'tv-remote', {
  variant: 'textWithImage',
  title: t('One remote, and you own it', 'Un solo control, y es tuyo'),
  description: t(
    `<p>A set from the last eight years or so has the apps built in. An older one takes a stick for about $30, which you buy once and keep.</p>
    <p>Either way there is no box under the screen, no fee for it on the bill, and no morning spent waiting for somebody to bring one.</p>`,
    `<p>Un televisor de los últimos ocho años ya trae las aplicaciones. Uno más viejo acepta una barrita de unos $30, que compras una vez y te quedas.</p>
    <p>En los dos casos no hay caja debajo de la pantalla, ni un cargo por ella en la factura, ni una mañana perdida esperando a que alguien la traiga.</p>`,
  ),
  image: art('remote-control'),
  imageSide: 'right',
  imageColor: 'violet',
});

const street = entry(contentBlock, 'tv-street', {
  variant: 'centeredVideo',
  title: t('Nine in the evening, every screen on', 'Las nueve de la noche, todas las pantallas prendidas'),
  subtitle: t(
    'Behind each window they watch something else. The line does not notice, and neither do they.',
    'Detrás de cada ventana ven otra cosa. La línea no se entera, y ellos tampoco.',
  ),
  video: filmVideo('evening-street'),
  backgroundColor: 'ink',
});

const evening = entry(contentBlock, 'tv-evening', {
  variant: 'lifestyle',
  title: t('Four screens, no negotiations', 'Cuatro pantallas, cero pleitos'),
  description: t(
    `<p>The match in the kitchen, cartoons upstairs, a series in the den, and the film that was supposed to bring everybody together. All four in 4K come to about 100\u00a0Mbps.</p>
    <p>That is a fifth of ${SKEIN_500.name}. Nobody has to stop so that somebody else can start.</p>`,
    `<p>El partido en la cocina, los dibujos arriba, una serie en el estudio y la película que iba a juntar a todos. Las cuatro en 4K suman unos 100\u00a0Mbps.</p>
    <p>Es la quinta parte de ${SKEIN_500.name}. Nadie tiene que parar para que otro empiece.</p>`,
  ),
  image: art('sofa-evening'),
  imageSide: 'left',
  imageColor: 'violet',
  caption: t(
    'Saturday, 9:15\u00a0p.m. Four screens in the house, and one sofa.',
    'Sábado, 9:15\u00a0p.m. Cuatro pantallas en la casa y un solo sofá.',
  ),
  captionColor: 'violet',
  backgroundColor: 'violet-soft',
  cta: goTo('tv-evening-plans', 'Compare the plans', 'Comparar los planes', plansLink),
});

const demand = entry(textBlock, 'tv-demand', {
  title: t('What a screen asks of the line', 'Lo que una pantalla le pide a la línea'),
  content: t(
    `<table>
      <caption>Speed that each screen needs while it plays</caption>
      <thead><tr><th scope="col">What is on</th><th scope="col">Needs about</th><th scope="col">At once on ${SKEIN_500.name}</th></tr></thead>
      <tbody>
        <tr><th scope="row">Series or film in HD</th><td>8\u00a0Mbps</td><td>60 screens</td></tr>
        <tr><th scope="row">Film in 4K</th><td>25\u00a0Mbps</td><td>20 screens</td></tr>
        <tr><th scope="row">Live match in 4K</th><td>35\u00a0Mbps</td><td>14 screens</td></tr>
      </tbody>
    </table>
    <p>If you own more than fourteen televisions, call us. We would like to see the house.</p>`,
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
    '<p>Measured by wire at the router. Wi-\u2060Fi sees less; how much less depends on the walls.</p>',
    '<p>Medido por cable en el router. El Wi-\u2060Fi ve menos; cuánto menos depende de las paredes.</p>',
  ),
  isModule: true,
  moduleColor: 'mist',
});

const wire = entry(contentBlock, 'tv-wire', {
  variant: 'textWithImage',
  title: t('Wire what stands still', 'Lo que no se mueve, por cable'),
  description: t(
    `<p>A television stays in one place for years. If the router is near, a cable for a few dollars gives it the line itself, instead of what the walls leave of it.</p>
    <p>That keeps the Wi-\u2060Fi free for whatever walks around. The cat will get the cable in the end, so buy two.</p>`,
    `<p>Un televisor se queda años en el mismo sitio. Si el router está cerca, un cable de pocos dólares le da la línea entera, y no lo que dejan las paredes.</p>
    <p>Así el Wi-\u2060Fi queda libre para lo que anda por la casa. Al final el gato se queda con el cable: compra dos.</p>`,
  ),
  image: art('behind-screen'),
  imageSide: 'left',
  backgroundColor: 'amber-soft',
  fullWidth: false,
  roundedBlock: true,
});

const closing = entry(contentBlock, 'tv-closing', {
  variant: 'centeredText',
  title: t('So, what is on?', 'Entonces, ¿qué dan?'),
  description: t(
    '<p>Live channels, films on demand or an antenna on the roof: each has its price, its catch and its season. We compared all three, and sell none of them.</p>',
    '<p>Canales en vivo, películas a la carta o una antena en el tejado: cada cosa tiene su precio, su pero y su temporada. Comparamos las tres, y no vendemos ninguna.</p>',
  ),
  backgroundColor: 'violet',
  cta: goTo('tv-closing-choice', 'Compare the three', 'Comparar las tres', '/product/tv/choice', 'button'),
});

export const productTv = entry(page, 'page-product-tv', {
  internalName: 'Product: TV',
  slug: '/product/tv',
  title: t('TV over fiber, without a box', 'Tele por fibra, sin decodificador'),
  description: t(
    'Watch any streaming service over Skein fiber: no box, no channel packages, nothing extra on the bill. What each screen needs, in numbers.',
    'Cualquier servicio de streaming por la fibra de Skein: sin decodificador, sin paquetes y sin cargos extra. Lo que pide cada pantalla, en números.',
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
