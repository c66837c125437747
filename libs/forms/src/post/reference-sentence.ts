import { filled, referenceText } from '@skein/ui/words';
import type { Sentence } from './wait-text.ts';

/** Returns a sentence with the id of the request that the service has refused. */
export const referenceSentence =
  (id: string): Sentence =>
  (say) =>
    filled(say(referenceText), { id });
