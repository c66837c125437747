import { contentBlock, textBlock } from '@skein/blocks/content';
import { entry, t } from '@skein/cms-client';
import { art } from '../art.ts';
import { goTo } from '../calls-to-action.ts';
import { STREET, TRENCH } from '../offer.ts';
import { article } from './blog.article.ts';

const story = entry(textBlock, 'blog-bicycle-story', {
  content: t(
    `<p>On a Tuesday in October, our saw stopped on Govalle Avenue. A Skein trench is ${TRENCH.wide.en}, so we didn’t find a bicycle. We found two inches of one: a red tube, a spoke, and half a bell.</p>
    <p>The crew put down the saw and picked up the shovels. Twenty minutes later there was a hole deep enough to stand in, and the whole bike came out of it: both wheels, both handlebars, and a plate on the frame that still named the shop that sold it, on East Seventh. The shop closed in 1974.</p>
    <p>A neighbor in a red cardigan had stopped to look. She was the owner. She got the bike for her ninth birthday and lost it the same summer, in 1971, when a gas crew left a ditch open overnight. She asked us for two things: get the bell to ring, and leave the rust alone.</p>`,
    `<p>Un martes de octubre, nuestra sierra se paró en la avenida Govalle. Una zanja de Skein mide ${TRENCH.wide.es}, así que no encontramos una bicicleta. Encontramos dos pulgadas de ella: un tubo rojo, un rayo y medio timbre.</p>
    <p>La cuadrilla dejó la sierra y agarró las palas. Veinte minutos después había un hoyo en el que cabía una persona de pie, y de ahí salió la bici completa: las dos ruedas, el manubrio y una placa que todavía decía en qué tienda se vendió, en East Seventh. La tienda cerró en 1974.</p>
    <p>Una vecina de suéter rojo se había parado a mirar. Era la dueña. Se la regalaron cuando cumplió nueve años y la perdió ese mismo verano, en 1971, porque una cuadrilla del gas dejó una zanja abierta toda la noche. Nos pidió dos cosas: que el timbre vuelva a sonar y que no toquemos el óxido.</p>`,
  ),
});

const dara = entry(contentBlock, 'blog-bicycle-dara', {
  variant: 'teamQuote',
  description: t(
    '<p>I’ve dug up hubcaps, a bathtub, and somebody’s wedding silver. If it has an owner, it goes home.</p>',
    '<p>He desenterrado tapones de llanta, una tina y los cubiertos de una boda. Si tiene dueño, vuelve a su casa.</p>',
  ),
  name: t('Dara Mensah', 'Dara Mensah'),
  position: t('Leads the crews', 'Dirige las cuadrillas'),
  portrait: art('portrait-8'),
  imageSide: 'right',
  imageColor: 'coral',
  backgroundColor: 'teal-soft',
});

const week = entry(textBlock, 'blog-bicycle-week', {
  title: t('What to expect when we dig on your street', 'Qué esperar cuando abrimos tu calle'),
  content: t(
    `<p>Most streets don’t have a bicycle under them. All of them get the same ${STREET.en}:</p>
    <ul>
      <li><strong>Monday:</strong> paint on the curb: orange for us, yellow for gas, blue for water. Rain washes it off.</li>
      <li><strong>Tuesday:</strong> we cut the trench. It’s open for ${TRENCH.en}, and you can step right over it.</li>
      <li><strong>Friday:</strong> the grass goes back, and the last house gets its light.</li>
    </ul>
    <p>Three things help a lot. Put a flag next to sprinkler heads and pet fences, because no map shows them. Park across the street from Tuesday on; if we’re blocking your driveway, knock on the van and we’ll move. And if something of yours disappeared into a ditch years ago, tell the crew. We’ll look.</p>`,
    `<p>La mayoría de las calles no tienen una bicicleta debajo. A todas les tocan los mismos ${STREET.es}:</p>
    <ul>
      <li><strong>Lunes:</strong> pintura en la acera: naranja es nuestra ruta; amarillo, el gas; azul, el agua. La pintura se va con la lluvia.</li>
      <li><strong>Martes:</strong> cortamos la zanja. Queda abierta ${TRENCH.es} y la cruzas de un paso.</li>
      <li><strong>Viernes:</strong> el pasto vuelve a su lugar y se conecta la última casa.</li>
    </ul>
    <p>Tres cosas nos ayudan mucho. Marca con banderitas los aspersores y la cerca invisible del perro, porque no salen en ningún mapa. Desde el martes, estaciónate enfrente; si te tapamos la entrada, toca en la camioneta y nos movemos. Y si hace años se te perdió algo en una zanja, cuéntaselo a la cuadrilla. Lo buscamos.</p>`,
  ),
});

const onward = entry(contentBlock, 'blog-bicycle-onward', {
  variant: 'centeredText',
  title: t('Is your street next?', '¿Tu calle es la próxima?'),
  description: t(
    '<p>On a new street, your first month is free. See how we get there.</p>',
    '<p>En una calle nueva, tu primer mes es gratis. Mira cómo llegamos.</p>',
  ),
  backgroundColor: 'amber-soft',
  cta: goTo(
    'blog-bicycle-streets',
    'See how a street gets fiber',
    'Ver cómo llega la fibra',
    '/new-streets',
    'button',
  ),
});

export const bicycle = article({
  slug: 'bicycle',
  author: 'Lee Navarro',
  weeksAgo: 1,
  time: '15:30',
  category: ['From the trench', 'Desde la zanja'],
  excerpt: [
    'It had been there since 1971. Its owner lives around the corner and wants it back just as it is.',
    'Llevaba ahí desde 1971. Su dueña vive a la vuelta y la quiere de regreso tal como está.',
  ],
  image: 'trench-bicycle',
  pageTitle: [
    'The bike under Govalle, and your street’s week',
    'La bici bajo Govalle, y la semana de tu calle',
  ],
  description: [
    'Our crew cut into a bicycle from 1971. The story, and what to expect, day by day, when Skein Fiber digs on your street.',
    'Nuestra cuadrilla topó con una bicicleta de 1971. La historia, y qué esperar día por día cuando Skein Fiber abre tu calle.',
  ],
  theme: 'paper',
  blocks: [story, dara, week, onward],
});
