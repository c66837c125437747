import type { UiText } from '@skein/ui';
import { WEEKDAYS, type Weekday } from '../catalogue/city.ts';
import type { OpeningState } from './opening-hours.ts';
import { openingTexts } from './service-space.texts.ts';

/** A Monday at midnight UTC, in ms since 1970. */
const MONDAY_MS = Date.UTC(2024, 0, 1);
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Returns the name of a weekday in a language.
 * @param tag BCP 47 tag of the language
 */
export function dayWord(day: Weekday, tag: string): string {
  const date = new Date(MONDAY_MS + WEEKDAYS.indexOf(day) * DAY_MS);
  return new Intl.DateTimeFormat(tag, { weekday: 'long', timeZone: 'UTC' }).format(date);
}

/**
 * Formats a time as "10 AM", "7:30 PM" or "10 a. m.". Browsers and variants of Spanish use different spaces; the result
 * always has no-break spaces.
 * @param minutes after midnight
 */
export function timeWord(minutes: number, tag: string): string {
  return new Intl.DateTimeFormat(tag, {
    hour: 'numeric',
    ...(minutes % 60 !== 0 && { minute: '2-digit' }),
    timeZone: 'UTC',
  })
    .format(new Date(MONDAY_MS + minutes * 60_000))
    .replace(/([ap])\.\s?m\./, '$1. m.')
    .replaceAll(/\s/g, '\u00a0');
}

/** Texts about opening hours in the language of a page. */
export type OpeningWords = Readonly<Record<keyof typeof openingTexts, string>> & {
  /** BCP 47 tag of the language. */
  readonly tag: string;
};

/**
 * Returns the texts about opening hours in a language.
 * @param tag BCP 47 tag of the language
 */
export function openingWords(say: (text: UiText) => string, tag: string): OpeningWords {
  const words = Object.entries(openingTexts).map(([name, text]) => [name, say(text)]);
  return { ...Object.fromEntries(words), tag } as OpeningWords;
}

/** Puts a time into a sentence. In Spanish, one o'clock has an article of its own: "a la 1", "a las 10". */
function withTime(sentence: string, minutes: number, tag: string): string {
  const time = timeWord(minutes, tag);
  const isOne = /^0?1(?!\d)/.test(time);
  return (isOne ? sentence.replace('las {time}', 'la {time}') : sentence).replace('{time}', time);
}

/** Returns the text that says whether a shop is open: "Open now, until 7 PM". */
export function stateWords(state: OpeningState, words: OpeningWords): string {
  const { tag } = words;
  if (state.open) return withTime(words.openNow, state.closes, tag);
  const sentence = [words.opensToday, words.opensTomorrow][state.inDays] ?? words.opensOn;
  return withTime(sentence.replace('{day}', dayWord(state.day, tag)), state.opens, tag);
}
