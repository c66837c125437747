import type { UiText } from '@skein/ui';
import { WEEKDAYS, type Weekday } from '../catalogue/city.ts';
import type { OpeningState } from './opening-hours.ts';
import { openingTexts } from './service-space.texts.ts';

/** A Monday, at midnight in Greenwich. */
const MONDAY_MS = Date.UTC(2024, 0, 1);
const DAY_MS = 24 * 60 * 60 * 1000;

/** @param tag BCP 47 */
export function dayWord(day: Weekday, tag: string): string {
  const date = new Date(MONDAY_MS + WEEKDAYS.indexOf(day) * DAY_MS);
  return new Intl.DateTimeFormat(tag, { weekday: 'long', timeZone: 'UTC' }).format(date);
}

/** "10 AM", "7:30 PM", "10 a. m.", never broken, and with the same spaces in every engine. @param minutes after midnight */
export function timeWord(minutes: number, tag: string): string {
  return new Intl.DateTimeFormat(tag, {
    hour: 'numeric',
    ...(minutes % 60 !== 0 && { minute: '2-digit' }),
    timeZone: 'UTC',
  })
    .format(new Date(MONDAY_MS + minutes * 60_000))
    .replaceAll(/\s/g, '\u00a0');
}

/** What is said of opening hours, in the language of a page. */
export type OpeningWords = Readonly<Record<keyof typeof openingTexts, string>> & {
  /** BCP 47 */
  readonly tag: string;
};

/** @param tag BCP 47 */
export function openingWords(say: (text: UiText) => string, tag: string): OpeningWords {
  const words = Object.entries(openingTexts).map(([name, text]) => [name, say(text)]);
  return { ...Object.fromEntries(words), tag } as OpeningWords;
}

/** "Open now, until 7 PM". */
export function stateWords(state: OpeningState, words: OpeningWords): string {
  const { tag } = words;
  if (state.open) return words.openNow.replace('{time}', timeWord(state.closes, tag));
  const sentence = [words.opensToday, words.opensTomorrow][state.inDays] ?? words.opensOn;
  return sentence.replace('{day}', dayWord(state.day, tag)).replace('{time}', timeWord(state.opens, tag));
}
