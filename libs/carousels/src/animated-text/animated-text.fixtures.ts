import { entry, t } from '@skein/cms-client';
import { animatedText } from './animated-text.block.ts';

export const animatedTextBasic = entry(animatedText, 'animated-text', {
  text: t('Good game. Nobody blamed the line.', 'Buena partida. Y nadie culpó a la línea.'),
  textColor: 'violet',
  description: t(
    '<p>Three milliseconds to our exchange, at nine in the evening as well.</p>',
    '<p>Tres milisegundos hasta nuestra central, también a las nueve de la noche.</p>',
  ),
});
export const animatedTextOnInk = entry(animatedText, 'animated-text-ink', {
  text: t('One thread. No waiting.', 'Un hilo. Sin esperas.'),
  textColor: 'amber',
  backgroundColor: 'ink',
});
/** Its color could not be read on its ground, so it takes the one that can. */
export const animatedTextPale = entry(animatedText, 'animated-text-pale', {
  text: t('Quiet as glass.', 'En silencio, como el vidrio.'),
  textColor: 'amber',
  backgroundColor: 'paper',
});
/** Longer than five seconds would show: it stands in color from the start. */
export const animatedTextLong = entry(animatedText, 'animated-text-long', {
  text: t(
    'Everything you wanted to know about light in a wall, and were too polite to ask',
    'Todo lo que querías saber de la luz que vive en la pared y no preguntaste por educación',
  ),
});
