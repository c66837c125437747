import { contentBlock, textBlock, tvChoice } from '@skein/blocks/content';
import { entry, t } from '@skein/cms-client';
import { page } from '@skein/shell/content';
import { sideBySideHeading, sideBySideLink } from '../anchors.ts';
import { art } from '../art.ts';
import { checkMyAddress, goTo } from '../calls-to-action.ts';
import { coloredTitle } from '../colored-title.ts';
import { tvBar } from '../tv-bar.ts';
import { waysToWatch } from './product-tv-choice.ways.ts';

const top = entry(tvChoice, 'tv-choice-hero', {
  kicker: t('We don’t sell any of them', 'No vendemos ninguna'),
  title: t('Three ways to watch TV', 'Tres maneras de ver la tele'),
  subtitle: t(
    'Live channels, movies on demand or an antenna on the roof. Most homes end up with a little of each.',
    'Canales en vivo, películas a la carta o una antena en el techo. Casi todas las casas acaban con un poco de cada una.',
  ),
  theme: 'violet',
  navItems: tvBar,
  pagePath: '/product/tv/choice',
  image: art('program-wall'),
  cta: goTo(
    'tv-choice-compare',
    'Compare them side by side',
    'Comparar las tres maneras',
    sideBySideLink,
    'button',
  ),
  analyticsId: 'tv-choice-hero',
});

const sideBySide = entry(textBlock, 'tv-choice-table', {
  title: sideBySideHeading,
  content: t(
    `<table>
      <caption>Three ways to watch, compared</caption>
      <thead><tr><th scope="col">In short</th><th scope="col">Live channels</th><th scope="col">On demand</th><th scope="col">Antenna</th></tr></thead>
      <tbody>
        <tr><th scope="row">Good for</th><td>Games, news, award shows</td><td>Movies, series, kids</td><td>Local stations, storms</td></tr>
        <tr><th scope="row">Costs</th><td>$50 to $90 a month</td><td>$8 to $25 a month each</td><td>About $40, once</td></tr>
        <tr><th scope="row">Speed needed</th><td>35\u00a0Mbps in 4K</td><td>25\u00a0Mbps in 4K</td><td>Nothing</td></tr>
        <tr><th scope="row">How to leave</th><td>At the end of the month</td><td>At the end of the month</td><td>With a ladder</td></tr>
      </tbody>
    </table>
    <p>The cheapest mix is an antenna and one service at a time. It’s also what most of us have at home.</p>`,
    `<table>
      <caption>Tres maneras de ver la tele, comparadas</caption>
      <thead><tr><th scope="col">En breve</th><th scope="col">Canales en vivo</th><th scope="col">A la carta</th><th scope="col">Antena</th></tr></thead>
      <tbody>
        <tr><th scope="row">Sirve para</th><td>Partidos, noticias, premios</td><td>Películas, series, niños</td><td>Canales locales, tormentas</td></tr>
        <tr><th scope="row">Cuesta</th><td>De $50 a $90 al mes</td><td>De $8 a $25 al mes cada uno</td><td>Unos $40, una sola vez</td></tr>
        <tr><th scope="row">Velocidad</th><td>35\u00a0Mbps en 4K</td><td>25\u00a0Mbps en 4K</td><td>Ninguna</td></tr>
        <tr><th scope="row">Para salirte</th><td>Al terminar el mes</td><td>Al terminar el mes</td><td>Con una escalera</td></tr>
      </tbody>
    </table>
    <p>Lo más barato es una antena y un solo servicio a la vez. También es lo que casi todos tenemos en casa.</p>`,
  ),
  notes: t(
    '<p>Prices are typical for these services. You pay them, not us, and we don’t get a cut.</p>',
    '<p>Son precios típicos de estos servicios. Les pagas a ellos, no a nosotros, y no nos toca nada.</p>',
  ),
});

const setUp = entry(contentBlock, 'tv-choice-set-up', {
  variant: 'teaching',
  title: t('Set up in one commercial break', 'Listo en un corte comercial'),
  subtitle: t('No tools, no visit, no box.', 'Sin herramientas, sin visita, sin caja.'),
  steps: t(
    '<ol><li><strong>Plug it in</strong>The streaming stick goes into the port marked HDMI. Newer TVs don’t need one.</li><li><strong>Join the Wi-\u2060Fi</strong>The name and password are on the card that came with your router.</li><li><strong>Sign in on your phone</strong>Typing a password with a remote has ended friendships.</li><li><strong>Turn off autoplay</strong>It’s in the settings. You decide when the next episode starts.</li></ol>',
    '<ol><li><strong>Conéctalo</strong>El dispositivo de streaming va en la entrada que dice HDMI. Los televisores nuevos ni lo necesitan.</li><li><strong>Entra al Wi-\u2060Fi</strong>El nombre y la contraseña están en la tarjeta que viene con el router.</li><li><strong>Inicia sesión en el celular</strong>Escribir una contraseña con el control ha acabado con amistades.</li><li><strong>Quita la reproducción automática</strong>Está en los ajustes. Tú decides cuándo empieza el siguiente episodio.</li></ol>',
  ),
  image: art('streaming-stick'),
  imageSide: 'right',
  imageColor: 'white',
  backgroundColor: 'violet-soft',
});

const months = entry(contentBlock, 'tv-choice-months', {
  variant: 'textWithImage',
  ...coloredTitle('tv-choice-months', [
    ['Sign up in January.', 'Suscríbete en enero.'],
    ['Cancel in February.', 'Cancela en febrero.', 'amber'],
  ]),
  description: t(
    `<p>Streaming services count on you to forget them. Keep one while its series runs, then cancel and try the next. Six months of one and six of another cost half as much as both all year.</p>
    <p>Put the date in your calendar the day you sign up. Your Skein bill stays the same either way.</p>`,
    `<p>Los servicios de streaming cuentan con que los olvides. Quédate con uno lo que dure su serie, cancela y prueba el siguiente. Seis meses de uno y seis de otro cuestan la mitad que los dos todo el año.</p>
    <p>Anota la fecha en tu calendario el día que te suscribas. Tu factura de Skein no cambia.</p>`,
  ),
  image: art('month-line'),
  imageSide: 'left',
  backgroundColor: 'ink',
});

const closing = entry(contentBlock, 'tv-choice-closing', {
  variant: 'centeredText',
  title: t('Two of the three need good internet.', 'Dos de las tres piden buen internet.'),
  description: t(
    '<p>See if ours reaches you. For the third, all you need is a calm day and someone to hold the ladder.</p>',
    '<p>Mira si el nuestro llega a tu casa. Para la tercera basta un día sin viento y alguien que sostenga la escalera.</p>',
  ),
  cta: checkMyAddress,
});

export const productTvChoice = entry(page, 'page-product-tv-choice', {
  internalName: 'Product: TV, ways to watch',
  slug: '/product/tv/choice',
  title: t('Live, on demand or antenna: ways to watch', 'En vivo, a la carta o antena: cómo ver la tele'),
  description: t(
    'Compare live TV, streaming on demand and an antenna side by side: what each one’s good for, what it costs and the internet speed it needs.',
    'Compara canales en vivo, streaming a la carta y antena: para qué sirve cada opción, cuánto cuesta y la velocidad de internet que necesita.',
  ),
  breadcrumb: t('Ways to watch', 'Maneras de ver la tele'),
  blocks: [top, waysToWatch, sideBySide, setUp, months, closing],
});
