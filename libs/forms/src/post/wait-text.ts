import { filled } from '@skein/ui/words';
import type { BothLanguages } from '../rules/both-languages.ts';

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;
const AGAIN: BothLanguages = {
  en: 'You can try again in {wait}.',
  es: 'Puedes intentarlo de nuevo en {wait}.',
};

/** Returns a sentence in the language of a page. @param tag BCP 47 */
export type Sentence = (say: (text: BothLanguages) => string, tag: string) => string;

/**
 * Returns a sentence that says when the visitor may send the form again.
 * @param seconds time to wait. The sentence rounds it up to whole seconds, minutes or hours
 */
export function waitText(seconds: number): Sentence {
  const [unit, size] =
    seconds < MINUTE_S ? ['second', 1] : seconds < HOUR_S ? ['minute', MINUTE_S] : ['hour', HOUR_S];
  return (say, tag) => {
    const count = new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'long' });
    return filled(say(AGAIN), { wait: count.format(Math.ceil(seconds / size)) });
  };
}
