const WORDS: Readonly<Record<string, number>> = {
  a: 1, an: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11,
  twelve: 12, thirteen: 13, fourteen: 14, fifteen: 15, sixteen: 16, seventeen: 17, eighteen: 18, nineteen: 19,
  un: 1, una: 1, uno: 1, dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6, siete: 7, ocho: 8, nueve: 9, diez: 10, once: 11,
  doce: 12, trece: 13, catorce: 14, quince: 15, dieciséis: 16, diecisiete: 17, dieciocho: 18, diecinueve: 19, veintiún: 21,
  veintidós: 22, veintitrés: 23, veintiséis: 26,
}; // prettier-ignore
const TENS: Readonly<Record<string, number>> = {
  twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60, seventy: 70, eighty: 80, ninety: 90, hundred: 100,
  veinte: 20, treinta: 30, cuarenta: 40, cincuenta: 50, sesenta: 60, setenta: 70, ochenta: 80, noventa: 90, cien: 100,
}; // prettier-ignore

const anyOf = (words: Readonly<Record<string, number>>) => Object.keys(words).join('|');
/** Pattern of a number in digits, in English words or in Spanish words: `1,140`, `twenty-six`, `treinta y dos`. */
export const NUMBER = `(\\d+(?:,\\d{3})*|(?:${anyOf(TENS)})(?:(?:-| y )(?:${anyOf(WORDS)}))?|${anyOf(WORDS)})`;

export function numberIn(said: string): number {
  const parts = said.toLowerCase().replaceAll(',', '').split(/-| y /);
  return parts.reduce((sum, part) => sum + (TENS[part] ?? WORDS[part] ?? Number(part)), 0);
}
