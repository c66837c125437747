import { contentBlock, textBlock } from '@skein/blocks/content';
import { entry, t } from '@skein/cms-client';
import { art } from '../art.ts';
import { goTo } from '../calls-to-action.ts';
import { WAIT } from '../offer.ts';
import { article } from './blog.article.ts';

const story = entry(textBlock, 'blog-night-desk-story', {
  content: t(
    `<p>Priya Raman worked our night desk for four years and knitted through most of it. She finished four sweaters, because the line is quiet at three. When it does ring, a person picks up in ${WAIT.en.toLowerCase()} seconds on average, the same as at noon.</p>
    <p>Who calls at three? A nurse who just got home and wants one episode before bed. A baker whose card reader won’t connect, with the first customers due at five. A father with a new baby, a dark room, and one question: is it me, or is it you?</p>
    <p>That’s the only question that matters, Priya says, and you can answer most of it before you dial. On the phone it takes her two minutes. Here’s how she does it.</p>`,
    `<p>Priya Raman atendió nuestro turno de noche durante cuatro años y tejió casi todo ese tiempo. Terminó cuatro suéteres, porque a las tres hay calma. Cuando sí suena el teléfono, una persona contesta en ${WAIT.es.toLowerCase()} segundos en promedio, igual que a mediodía.</p>
    <p>¿Quién llama a las tres? Una enfermera que acaba de llegar y quiere ver un capítulo antes de dormir. Un panadero al que no le conecta la terminal de pagos, y a las cinco llegan los primeros clientes. Un papá con un recién nacido, un cuarto a oscuras y una sola pregunta: ¿soy yo o es la línea?</p>
    <p>Es la única pregunta que importa, dice Priya, y casi toda la respuesta la puedes tener antes de marcar. Por teléfono ella tarda dos minutos. Así lo hace.</p>`,
  ),
});

const priya = entry(contentBlock, 'blog-night-desk-priya', {
  variant: 'teamQuote',
  description: t(
    '<p>Nobody calls at three just to chat. So the needles go down first, and then I pick up.</p>',
    '<p>Nadie llama a las tres nada más para charlar. Por eso primero suelto las agujas y luego contesto.</p>',
  ),
  name: t('Priya Raman', 'Priya Raman'),
  position: t('Customer care', 'Atención al cliente'),
  portrait: art('portrait-priya'),
  imageSide: 'left',
  imageColor: 'amber',
  backgroundColor: 'violet-soft',
});

const minutes = entry(textBlock, 'blog-night-desk-minutes', {
  title: t('Priya’s two minutes', 'Los dos minutos de Priya'),
  content: t(
    `<h3>Read the light</h3>
    <p>White and steady: the line is fine, so the trouble is inside the house. Orange: the router is looking for us; give it two minutes. Red: no light on the fiber. Call us, because that one isn’t yours to fix.</p>
    <h3>Try a second device</h3>
    <p>If your phone works and your laptop doesn’t, restart the laptop. If nothing works, unplug the router, wait ten seconds, and plug it back in.</p>
    <h3>Stand next to the router</h3>
    <p>Fast there and slow in the bedroom? It’s the distance, not the line. A second access point comes with every plan if your house needs one.</p>
    <h3>Then call</h3>
    <p>Tell us what the light is doing and what you’ve tried. “It’s orange, and I waited” saves five minutes. You never have to prove that it’s our fault.</p>`,
    `<h3>Lee la luz</h3>
    <p>Blanca y fija: la línea está bien, así que el problema está dentro de la casa. Naranja: el router nos está buscando; dale dos minutos. Roja: no llega luz por la fibra. Llámanos, porque eso no te toca arreglarlo a ti.</p>
    <h3>Prueba con otro dispositivo</h3>
    <p>Si tu teléfono funciona y tu laptop no, reinicia la laptop. Si no funciona nada, desconecta el router, espera diez segundos y vuelve a conectarlo.</p>
    <h3>Párate junto al router</h3>
    <p>¿Ahí es rápido y en el cuarto está lento? Es la distancia, no la línea. Todos los planes traen un segundo punto de acceso si tu casa lo necesita.</p>
    <h3>Y entonces llama</h3>
    <p>Dinos qué hace la luz y qué ya probaste. Un “está naranja y ya esperé” ahorra cinco minutos. Nunca tienes que demostrar que la culpa es nuestra.</p>`,
  ),
});

const onward = entry(contentBlock, 'blog-night-desk-onward', {
  variant: 'centeredText',
  title: t('Still stuck?', '¿Sigue sin funcionar?'),
  description: t(
    '<p>Call, write, or pick a time and we’ll call you. The desk is open all night.</p>',
    '<p>Llama, escribe o elige una hora y te llamamos. Atendemos toda la noche.</p>',
  ),
  backgroundColor: 'amber-soft',
  cta: goTo('blog-night-desk-support', 'Get help now', 'Pedir ayuda ahora', '/support', 'button'),
});

export const night = article({
  slug: 'night-desk',
  author: 'Ruth Calloway',
  weeksAgo: 3,
  category: ['On the phones', 'Al teléfono'],
  excerpt: [
    'Priya knitted through four years of night calls. Her two-minute check tells you whose fault it is.',
    'Priya tejió durante cuatro años de llamadas nocturnas. Su prueba de dos minutos te dice de quién es la culpa.',
  ],
  image: 'night-desk',
  pageTitle: [
    'Internet down? A two-minute check before you call',
    '¿Sin internet? Una prueba de dos minutos',
  ],
  description: [
    'What the router’s light means, and three quick tests that tell you whether it’s your Wi-Fi or our line, from our night desk.',
    'Qué significa la luz del router y tres pruebas rápidas para saber si es tu Wi-Fi o nuestra línea, desde nuestro turno de noche.',
  ],
  theme: 'mist',
  blocks: [story, priya, minutes, onward],
});
