import { cities, type City } from '@skein/cities/catalogue';
import { describe, expect, it } from 'vitest';
import { placeAtHome } from './cities/facts.ts';
import { PLANS } from './offer.ts';
import { against, type Exceptions } from './testing/contradictions.ts';
import { NUMBER, numberIn } from './testing/number-words.ts';
import { told, toldOnPages, type Told } from './testing/told-texts.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

/** Nouns for things of which each city has a fixed number. All texts of a city must give the same number. */
const COUNTED = {
  miles: /miles?|millas?/,
  roofs: /roofs?|azoteas?/,
  buildings: /buildings|edificios/,
  crews: /crews|cuadrillas/,
  neighborhoods: /neighborhoods|vecindarios/,
  suppers: /(?:street |block )?suppers|cenas/,
};
const counting = (noun: RegExp) =>
  new RegExp(`(?<![\\p{L}-])${NUMBER} (?:· )?(?:${noun.source})(?!\\p{L})`, 'giu');

/** Numbers with a noun of `COUNTED` that count something else: patterns of entry ids and texts, and what they count. */
const OTHERS: Exceptions = [
  [/^westminster-neighbors$/, /^(?:eleven|once) mi/i, 'the way to Denver'],
  [/^about-drum$/, /^(?:two|dos) mi/i, 'what is on a reel'],
  [/^about-san-antonio$/, /^(?:eighty|ochenta) mi/i, 'the way from Austin to San Antonio'],
  [/^austin-statement/, /^(?:one|una) mi/i, 'the first mile'],
  [/^home-city-austin$/, /^(?:one|una) mi/i, 'the first mile'],
];
const isOther = (id: string, said: string) => OTHERS.some(([ids, says]) => ids.test(id) && says.test(said));

interface Said {
  readonly number: number;
  readonly where: string;
}
function unequal(what: string, all: readonly Said[]): readonly string[] {
  const numbers = new Set(all.map(({ number }) => number));
  return numbers.size < 2 ? [] : [`${what}: ${[...new Set(all.map(({ where }) => where))].join(' | ')}`];
}

/** Returns the texts of a city: all texts on its pages, and texts on other pages that name the city. */
function textsOf(city: City): readonly Told[] {
  const own = toldOnPages
    .filter(({ path }) => path === `/cities/${city.id}` || path.startsWith(`/cities/${city.id}/`))
    .flatMap(({ told: ofPage }) => ofPage);
  const names = new RegExp(`(?:${placeAtHome(city).join('|')})(?!,? (?:Kansas|Missouri))`);
  return [
    ...new Set([
      ...own.filter(({ id }) => !id.startsWith('nav-')),
      ...told.filter(({ text }) => names.test(text)),
    ]),
  ];
}
const shared = new Set(
  told
    .map(({ id }) => id)
    .filter((id) => toldOnPages.every(({ told: ofPage }) => ofPage.some((one) => one.id === id))),
);

describe('a number with its noun', () => {
  it.each(cities.map((city) => [city.name, city] as const))('is one number about %s', (_name, city) => {
    const texts = textsOf(city).filter(({ id }) => !shared.has(id));
    const wrong = Object.entries(COUNTED).flatMap(([what, noun]) =>
      unequal(
        what,
        texts.flatMap(({ id, language, text }) =>
          [...plain(text).matchAll(counting(noun))]
            // “A roof” and “one roof” are not numbers.
            .filter(([said, number = '']) => numberIn(number) !== 1 && !isOther(id, said))
            .map(([said, number = '']) => ({
              number: numberIn(number),
              where: `${id} (${language}) “${said}”`,
            })),
        ),
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('is none about the common questions, because their number changes', () => {
    const questions = /(?:short|common) (?:answers|questions)|respuestas cortas|preguntas frecuentes/;
    const counted = new RegExp(`${NUMBER} (?:${questions.source})`, 'gi');
    expect(against(counted, ([, number = '']) => numberIn(number) === 1)).toEqual([]);
  });

  it('is one time for one download on one plan', () => {
    const times = new RegExp(`(?:${NUMBER} min|(half an hour|media hora))`, 'giu');
    const page = toldOnPages.find(({ path }) => path === '/gaming')?.told ?? [];
    const wrong = PLANS.flatMap(({ name }) =>
      unequal(
        plain(name),
        page.flatMap(({ id, language, text }) => {
          const named = PLANS.filter((plan) => text.includes(plain(plan.name)));
          const parts = named.length === 1 ? [text] : text.split(/(?<=\.) /);
          return parts
            .filter((part) => part.includes(plain(name)) && /^gaming-(?:plan|download)/.test(id))
            .flatMap((part) => [...part.matchAll(times)])
            .map(([said, number]) => ({
              number: number === undefined ? 30 : numberIn(number),
              where: `${id} (${language}) “${said}”`,
            }));
        }),
      ),
    );
    expect(wrong).toEqual([]);
  });
});
