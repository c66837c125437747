import { contentBlock, textBlock } from '@skein/blocks/content';
import { entry, t } from '@skein/cms-client';
import { goTo } from '../calls-to-action.ts';
import { SKEIN_1_GIG, SKEIN_500 } from '../offer.ts';
import { article } from './blog.article.ts';

const story = entry(textBlock, 'blog-homework-story', {
  content: t(
    `<p>At five o’clock, a kitchen table in Dawson fills up. Two kids do fractions with a tutor on the tablet. Their grandfather follows a cooking show with the sound off, so he can help with the fractions. In the next room their mother is on a video call, and the TV is playing to nobody.</p>
    <p>The family has ${SKEIN_1_GIG.name}. We asked whether we could measure what that hour really takes, and they said yes, because the kids wanted a graph.</p>
    <p>Here’s the graph in one line: of a thousand megabits, the busiest minute used about fifty.</p>`,
    `<p>A las cinco se llena una mesa de cocina en Dawson. Dos niños hacen fracciones con un maestro en la tableta. Su abuelo sigue un programa de cocina sin volumen, para poder ayudar con las fracciones. En el cuarto de al lado su mamá está en una videollamada, y la tele está prendida sin que nadie la vea.</p>
    <p>La familia tiene ${SKEIN_1_GIG.name}. Le preguntamos si podíamos medir lo que de verdad gasta esa hora, y dijo que sí, porque los niños querían una gráfica.</p>
    <p>Esta es la gráfica en una línea: de mil megabits, el minuto más ocupado usó unos cincuenta.</p>`,
  ),
});

const finding = entry(contentBlock, 'blog-homework-finding', {
  variant: 'centeredText',
  title: t('Fifty of a thousand', 'Cincuenta de mil'),
  description: t(
    `<p>So we told them the truth: ${SKEIN_500.name} would handle homework hour ten times over.</p>`,
    `<p>Así que les dijimos la verdad: ${SKEIN_500.name} alcanzaría diez veces para la hora de la tarea.</p>`,
  ),
  backgroundColor: 'coral-soft',
});

const sums = entry(textBlock, 'blog-homework-sums', {
  title: t('How to find your own number', 'Cómo calcular tu propio número'),
  content: t(
    `<p>Write down what runs at the same time on your busiest evening. In megabits, about this much:</p>
    <ul>
      <li><strong>A tutor or a call on video:</strong> four, and the upload counts just as much</li>
      <li><strong>A show in high definition:</strong> eight</li>
      <li><strong>A movie in 4K:</strong> twenty-five</li>
      <li><strong>Music, email and maps:</strong> so little that you can skip them</li>
    </ul>
    <p>Add it up and double it, for the cousins. If it’s under five hundred, take ${SKEIN_500.name}. It costs ${SKEIN_500.price} a month, and we’d rather you keep the difference.</p>
    <p>When does the gig pay off? When you wait for big things: a game that has to be here before bedtime, a day of video on its way to an editor, a whole phone’s worth of photos to back up. It’s half the wait for ${SKEIN_1_GIG.price}. The family in Dawson kept theirs. The mother edits wedding videos, and the kids found out about game updates.</p>`,
    `<p>Anota todo lo que corre al mismo tiempo en tu noche más ocupada. En megabits, más o menos esto:</p>
    <ul>
      <li><strong>Un maestro o una llamada en video:</strong> cuatro, y lo que sube cuenta igual</li>
      <li><strong>Un programa en alta definición:</strong> ocho</li>
      <li><strong>Una película en 4K:</strong> veinticinco</li>
      <li><strong>Música, correo y mapas:</strong> tan poco que ni los cuentes</li>
    </ul>
    <p>Súmalo y multiplícalo por dos, por si llegan los primos. Si da menos de quinientos, elige ${SKEIN_500.name}. Cuesta ${SKEIN_500.price} al mes, y preferimos que te quedes con la diferencia.</p>
    <p>¿Cuándo vale la pena el giga? Cuando esperas cosas grandes: un juego que tiene que estar listo antes de dormir, un día de video que va para el editor, todas las fotos de un teléfono por respaldar. Por ${SKEIN_1_GIG.price} esperas la mitad. La familia de Dawson se quedó con el suyo. La mamá edita videos de bodas, y los niños ya descubrieron las actualizaciones de sus juegos.</p>`,
  ),
});

const onward = entry(contentBlock, 'blog-homework-onward', {
  variant: 'centeredText',
  title: t('Rather not do the math?', '¿Prefieres no hacer cuentas?'),
  description: t(
    '<p>Answer six questions and we’ll name a plan, even if it’s the small one.</p>',
    '<p>Contesta seis preguntas y te decimos qué plan te conviene, aunque sea el chico.</p>',
  ),
  backgroundColor: 'mist',
  cta: goTo('blog-homework-quiz', 'Find my plan', 'Encontrar mi plan', '/quiz', 'button'),
});

export const homework = article({
  slug: 'homework',
  author: 'Celia Arrington',
  weeksAgo: 5,
  category: ['At home', 'En casa'],
  excerpt: [
    'We measured homework hour at a kitchen table in Dawson. It takes less internet than you’d think.',
    'Medimos la hora de la tarea en una mesa de cocina de Dawson. Gasta menos internet de lo que crees.',
  ],
  image: 'fractions',
  pageTitle: ['How much internet does your family need?', '¿Cuánto internet necesita tu familia?'],
  description: [
    'What video calls, TV and homework really use, how to add it up for your home, and when a gig is worth the money.',
    'Cuánto gastan de verdad las videollamadas, la tele y la tarea, cómo sumarlo en tu casa y cuándo vale la pena un giga.',
  ],
  theme: 'amber',
  blocks: [story, finding, sums, onward],
});
