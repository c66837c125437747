import { entry, t } from '@skein/cms-client';
import { goTo } from '../../../testing/calls.fixtures.ts';
import { pictures } from '../../../testing/artwork.fixtures.ts';
import { longDescription, longTitle } from '../../../testing/texts.fixtures.ts';
import { coloredText } from '../../../parts/title/title.content.ts';
import { contentBlock } from '../content-block.block.ts';

const words = {
  variant: 'teaching',
  title: t('How light becomes a movie', 'Cómo la luz se vuelve película'),
  subtitle: t('The whole thing takes eight milliseconds.', 'Todo esto tarda ocho milisegundos.'),
  image: pictures.router,
  steps: t(
    '<ol><li><strong>A laser blinks</strong>At our end it switches on and off several billion times a second.</li><li><strong>Glass carries it</strong>The blinks run along a strand as thin as a hair, under your street and up to your wall.</li><li><strong>A box counts</strong>A small box in the hallway turns blinks into data, and the router does the rest.</li></ol>',
    '<ol><li><strong>Un láser parpadea</strong>De nuestro lado se enciende y se apaga miles de millones de veces por segundo.</li><li><strong>El vidrio lo lleva</strong>Los parpadeos corren por un filamento fino como un cabello, bajo tu calle y hasta tu pared.</li><li><strong>Una caja los cuenta</strong>Una cajita en el pasillo los convierte en datos, y el router hace lo demás.</li></ol>',
  ),
  notes: t(
    '<p>Measured by cable from the router to the nearest exchange.</p>',
    '<p>Medido por cable desde el router hasta la central más cercana.</p>',
  ),
  cta: goTo('teaching', 'Read more about fiber', 'Leer más sobre la fibra', '/product/internet'),
} as const;

export const teaching = entry(contentBlock, 'block-teaching', words);
export const teachingLeft = entry(contentBlock, 'block-teaching-left', {
  ...words,
  imageSide: 'left',
  backgroundColor: 'ink',
  image: pictures.routerNight,
});
export const teachingPanel = entry(contentBlock, 'block-teaching-panel', {
  ...words,
  backgroundColor: 'teal-soft',
  imageColor: '#ffffff',
  fullWidth: false,
  roundedBlock: true,
});
export const teachingModule = entry(contentBlock, 'block-teaching-module', {
  ...words,
  isModule: true,
  moduleColor: 'violet-soft',
  imageColor: 'violet',
  multiColorTitle: true,
  titleParts: [
    entry(coloredText, 'teach-part-one', { text: t('How light', 'Cómo la luz'), color: 'violet' }),
    entry(coloredText, 'teach-part-two', { text: t('becomes a movie', 'se vuelve película') }),
  ],
});
/** The block with more steps than fit into a row, and with prose around the steps. */
export const teachingLong = entry(contentBlock, 'block-teaching-long', {
  ...words,
  title: longTitle,
  description: longDescription,
  roundedImage: false,
  steps: t(
    '<p>Installation day, hour by hour:</p><ol><li><strong>We ring</strong>You get a message half an hour before.</li><li><strong>We look</strong>Together we choose where the line comes in and where the socket goes.</li><li><strong>We drill once</strong>One hole as wide as a pencil, sealed from both sides.</li><li><strong>We connect</strong>The box on the wall, the router where you want it.</li><li><strong>We measure</strong>You see the figure on our screen before we pack up.</li><li><strong>We leave</strong>With the dust.</li></ol>',
    '<p>El día de la instalación, hora por hora:</p><ol><li><strong>Avisamos</strong>Recibes un mensaje media hora antes.</li><li><strong>Miramos</strong>Decidimos contigo por dónde entra la línea y dónde va la toma.</li><li><strong>Un solo agujero</strong>Del ancho de un lápiz y sellado por los dos lados.</li><li><strong>Conectamos</strong>La caja en la pared y el router donde tú quieras.</li><li><strong>Medimos</strong>Ves la cifra en nuestra pantalla antes de que recojamos.</li><li><strong>Nos vamos</strong>Con el polvo.</li></ol>',
  ),
});
export const teachingPlain = entry(contentBlock, 'block-teaching-plain', {
  variant: 'teaching',
  title: words.title,
  description: longDescription,
  image: pictures.desk,
});
