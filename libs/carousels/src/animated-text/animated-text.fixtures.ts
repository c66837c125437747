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
/** A text whose own color would be unreadable on its background, so the page uses a readable color. */
export const animatedTextPale = entry(animatedText, 'animated-text-pale', {
  text: t('Quiet as glass.', 'En silencio, como el vidrio.'),
  textColor: 'amber',
  backgroundColor: 'paper',
});
/** A text whose animation would take more than five seconds, so it has its color from the start. */
export const animatedTextLong = entry(animatedText, 'animated-text-long', {
  text: t(
    'Everything you wanted to know about light in a wall, and were too polite to ask',
    'Todo lo que querías saber de la luz que vive en la pared y no preguntaste por educación',
  ),
});
