import { entry, t } from '@skein/cms-client';
import { pictures } from '../testing/artwork.fixtures.ts';
import { testimonialCard } from './testimonial-card.block.ts';

/** Cards for carousels: quotations of made-up people. */
export const voices = [
  entry(testimonialCard, 'voice-leticia', {
    quote: t(
      'My father calls from Monterrey at six. He says I look closer than when I lived there.',
      'Mi papá me llama desde Monterrey a las seis. Dice que me ve más cerca que cuando vivía allá.',
    ),
    details: t('<p>Leticia Barrón, San Antonio</p>', '<p>Leticia Barrón, San Antonio</p>'),
    image: pictures.longHair,
    analyticsId: 'voice-leticia',
  }),
  entry(testimonialCard, 'voice-tobias', {
    quote: t(
      'I edit weddings. The bride used to wait a week for the upload; now she waits for me.',
      'Edito bodas. Antes la novia esperaba una semana la subida; ahora me espera a mí.',
    ),
    details: t('<p>Tobias Lund, Austin</p>', '<p>Tobias Lund, Austin</p>'),
    image: pictures.hoodie,
    roundedCorner: 'bottomRight',
    analyticsId: 'voice-tobias',
  }),
  entry(testimonialCard, 'voice-odessa', {
    quote: t(
      'Three teenagers. Nobody has shouted “who is on the internet” since March.',
      'Tres adolescentes. Desde marzo nadie grita “¿quién está usando el internet?”',
    ),
    details: t('<p>Odessa Whitfield, Kansas City</p>', '<p>Odessa Whitfield, Kansas City</p>'),
    image: pictures.locs,
    imageSide: 'right',
    analyticsId: 'voice-odessa',
  }),
  entry(testimonialCard, 'voice-farid', {
    quote: t(
      'The shop takes orders while I sleep. The line does not.',
      'La tienda recibe pedidos mientras duermo. La línea no se duerme.',
    ),
    details: t('<p>Farid Haddad, Mesa</p>', '<p>Farid Haddad, Mesa</p>'),
    image: pictures.glasses,
    imageSide: 'top',
    textAlign: 'center',
    analyticsId: 'voice-farid',
  }),
  entry(testimonialCard, 'voice-wanda', {
    quote: t(
      'They asked where I wanted the hole. Nobody had ever asked me that.',
      'Me preguntaron dónde quería el agujero. Nunca nadie me lo había preguntado.',
    ),
    details: t('<p>Wanda Kowalski, Des Moines</p>', '<p>Wanda Kowalski, Des Moines</p>'),
    image: pictures.silverHair,
    roundedImage: false,
    analyticsId: 'voice-wanda',
  }),
] as const;

const SENTENCES = [
  'It worked on the first day, it worked through the storm in August, and it worked when my sister moved in with her two boys and everything that they plug in. ',
  'Funcionó el primer día, funcionó durante la tormenta de agosto y funcionó cuando mi hermana se mudó con sus dos hijos y todo lo que ellos enchufan. ',
] as const;
const MAX_LENGTH = 5000;
const endless = (text: string) =>
  text
    .repeat(40)
    .slice(0, MAX_LENGTH - 1)
    .trimEnd() + '…';

/** The longest texts that the CMS accepts. */
export const endlessVoice = entry(testimonialCard, 'voice-endless', {
  quote: t(endless(SENTENCES[0]), endless(SENTENCES[1])),
  details: t(
    '<p>Augustin Okonkwo-Featherstonehaugh, Council Bluffs</p>',
    '<p>Augustin Okonkwo-Featherstonehaugh, Council Bluffs</p>',
  ),
  image: pictures.turban,
});
export const longVoice = entry(testimonialCard, 'voice-long', {
  quote: t(
    'I had written the appointment on the wrong week. They came, saw the cake on the table and my whole family around it, asked for the meter, and were gone before the candles. The next day somebody called to say that the line was in, and happy birthday.',
    'Había anotado la cita en la semana equivocada. Llegaron, vieron el pastel en la mesa y a toda mi familia alrededor, preguntaron por el medidor y se fueron antes de las velas. Al día siguiente llamaron para decirme que la línea ya estaba, y feliz cumpleaños.',
  ),
  details: t(
    '<p>Amal Nasser<br>Charlotte, since the pilot</p>',
    '<p>Amal Nasser<br>Charlotte, desde la prueba piloto</p>',
  ),
  image: pictures.hijab,
});
export const facelessVoice = entry(testimonialCard, 'voice-faceless', {
  quote: t(
    'It is internet. It works. I have nothing to add.',
    'Es internet. Funciona. No tengo nada que agregar.',
  ),
});
