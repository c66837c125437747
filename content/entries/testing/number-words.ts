const WORDS: Readonly<Record<string, number>> = {
  a: 1, an: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11,
  twelve: 12, fourteen: 14, fifteen: 15, eighteen: 18, twenty: 20, thirty: 30, forty: 40, sixty: 60, ninety: 90,
  un: 1, una: 1, uno: 1, dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6, siete: 7, ocho: 8, nueve: 9, diez: 10, once: 11,
  doce: 12, catorce: 14, quince: 15, dieciocho: 18, veinte: 20, treinta: 30, cuarenta: 40, sesenta: 60, noventa: 90,
}; // prettier-ignore

/** Pattern for a number in digits or in words, English or Spanish. */
export const NUMBER = `(\\d+|${Object.keys(WORDS).join('|')})`;
export const numberIn = (said: string): number => WORDS[said.toLowerCase()] ?? Number(said);
