import type { BothLanguages } from '../rules/both-languages.ts';

export const listText: BothLanguages = { en: 'Suggestions', es: 'Sugerencias' };

export const countText = (count: number): BothLanguages =>
  count === 1
    ? {
        en: 'One suggestion. Use the arrow keys to choose it.',
        es: 'Una sugerencia. Elígela con las flechas.',
      }
    : {
        en: `${count} suggestions. Use the arrow keys to choose one.`,
        es: `${count} sugerencias. Elige una con las flechas.`,
      };

/** Said where no suggestion fits what was typed; it can be sent all the same. */
export const nothingTexts = {
  street: {
    en: 'We know no address like this. You can go on typing it.',
    es: 'No conocemos una dirección así. Puedes seguir escribiéndola.',
  },
  unit: {
    en: 'We know no unit like this here. You can leave it as it is.',
    es: 'No conocemos una unidad así aquí. Puedes dejarla como está.',
  },
} satisfies Record<string, BothLanguages>;
