import type { UiLanguage } from '@skein/ui';
import { WEEKDAYS, type Weekday } from '../catalogue/city.ts';
import type { OpeningState } from './opening-hours.ts';

/** A Monday, at midnight in Greenwich. */
const MONDAY_MS = Date.UTC(2024, 0, 1);
const DAY_MS = 24 * 60 * 60 * 1000;
const LOCALES = { en: 'en-US', es: 'es-US' } as const;

export function dayWord(day: Weekday, language: UiLanguage): string {
  const date = new Date(MONDAY_MS + WEEKDAYS.indexOf(day) * DAY_MS);
  return new Intl.DateTimeFormat(LOCALES[language], { weekday: 'long', timeZone: 'UTC' }).format(date);
}

/** "10 AM", "7:30 PM", "10 a. m.", never broken, and with the same spaces in every engine. @param minutes after midnight */
export function timeWord(minutes: number, language: UiLanguage): string {
  return new Intl.DateTimeFormat(LOCALES[language], {
    hour: 'numeric',
    ...(minutes % 60 !== 0 && { minute: '2-digit' }),
    timeZone: 'UTC',
  })
    .format(new Date(MONDAY_MS + minutes * 60_000))
    .replaceAll(/\s/g, '\u00a0');
}

/** "Open now, until 7 PM". */
export function stateWords(state: OpeningState, language: UiLanguage): string {
  if (state.open) {
    const until = timeWord(state.closes, language);
    return language === 'es' ? `Abierto ahora, hasta las ${until}` : `Open now, until ${until}`;
  }
  const from = timeWord(state.opens, language);
  if (language === 'es') {
    const day = ['hoy', 'mañana'][state.inDays] ?? `el ${dayWord(state.day, language)}`;
    return `Cerrado. Abre ${day} a las ${from}`;
  }
  const day = ['today', 'tomorrow'][state.inDays] ?? `on ${dayWord(state.day, language)}`;
  return `Closed. Opens ${day} at ${from}`;
}
