import type { BothLanguages } from '../rules/both-languages.ts';

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;

/** When a form may be sent again, in words. @param seconds rounded up to what people count in */
export function waitText(seconds: number): BothLanguages {
  const [unit, size] =
    seconds < MINUTE_S ? ['second', 1] : seconds < HOUR_S ? ['minute', MINUTE_S] : ['hour', HOUR_S];
  const wait = (language: string) =>
    new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(
      Math.ceil(seconds / size),
    );
  return {
    en: `You can try again in ${wait('en')}.`,
    es: `Puedes intentarlo de nuevo en ${wait('es')}.`,
  };
}
