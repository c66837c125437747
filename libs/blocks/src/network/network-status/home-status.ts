import {
  localizePath,
  type PathLanguages,
  type Sanitize,
  type SafeHtml,
  type SiteLocale,
} from '@skein/cms-client';
import type { ReadNotification, ReadOption, Severity } from './network-status-answer.ts';
import { NETWORK_HOMES_MAX } from './network-status.constants.ts';

/** A reported problem with the network. */
export interface Issue {
  /** Severity of the problem. Undefined if the service sends no known severity. */
  readonly severity?: Severity | undefined;
  /** Description of the problem. Undefined if the service sends no text that the page may show. */
  readonly description?: SafeHtml | undefined;
  /** Time of the issue, ISO 8601. Undefined if the service sends no readable time. */
  readonly postedAt?: string | undefined;
}

/** The network's state at an address. Without `issue`, the network works, unless `isUnknown` is set. */
export interface HomeStatus {
  /** Street address of the home. Undefined if the service sends no readable address. */
  readonly address?: string | undefined;
  /** The number of this home among several homes with the same address, from 1. */
  readonly place?: { readonly nth: number; readonly of: number } | undefined;
  readonly issue?: Issue | undefined;
  /** Whether the service sends no readable state for this home. */
  readonly isUnknown?: boolean | undefined;
}

/**
 * Rank of a severity that cannot be read. The rank is between the lower severities (0, 1) and the higher
 * severities (2, 3), because the severity may be either.
 */
const UNKNOWN_RANK = 1.5;
const rankOf = ({ severity }: ReadNotification): number => severity ?? UNKNOWN_RANK;
const timeOf = ({ updated_at }: ReadNotification) => Date.parse(updated_at ?? '') || 0;

/** Returns the latest notification of the highest severity. Undefined if there are no notifications. */
export const highest = (notifications: readonly ReadNotification[]): ReadNotification | undefined =>
  notifications.toSorted((a, b) => rankOf(b) - rankOf(a) || timeOf(b) - timeOf(a))[0];

/** Returns the street address of a home as one line of text, in which the city's name occurs once. */
function lineOf({ address, city_name: city = '' }: ReadOption): string | undefined {
  if (address === undefined || city === '') return address;
  return address.toLowerCase().includes(city.toLowerCase()) ? address : `${address}, ${city}`;
}

/** Returns the number of each line among equal lines, or undefined for a line that no other line equals. */
function placesAmong(lines: readonly (string | undefined)[]): readonly HomeStatus['place'][] {
  const keys = lines.map((line = '') => line.toLowerCase().replace(/\s+/g, ' '));
  const totals = new Map<string, number>();
  const count = (counts: Map<string, number>, key: string) => {
    const next = (counts.get(key) ?? 0) + 1;
    counts.set(key, next);
    return next;
  };
  for (const key of keys) count(totals, key);
  const seen = new Map<string, number>();
  return keys.map((key) => {
    const nth = count(seen, key);
    const of = totals.get(key) ?? 1;
    return of > 1 ? { nth, of } : undefined;
  });
}

/**
 * Returns the status of each home in an answer of the service, ready to show. If the answer has more homes than the
 * page shows, the list has one home more than the page shows. From this extra home, the page knows that there are more.
 */
export function homeStatuses(
  options: readonly ReadOption[],
  sanitize: Sanitize,
  locale: SiteLocale,
  languages?: PathLanguages,
): readonly HomeStatus[] {
  const lines = options.map(lineOf);
  const places = placesAmong(lines);
  function issueOf({ severity, description: text, updated_at }: ReadNotification): Issue {
    const description = sanitize(text ?? '', (href) => localizePath(href, locale, languages));
    return {
      ...(severity !== undefined && { severity }),
      ...(description.trim() !== '' && { description }),
      ...(updated_at !== undefined && { postedAt: new Date(updated_at).toISOString() }),
    };
  }
  return options.slice(0, NETWORK_HOMES_MAX + 1).map(({ notifications }, index) => {
    const [address, place] = [lines[index], places[index]];
    const notification = highest(notifications ?? []);
    return {
      ...(address !== undefined && { address }),
      ...(place && { place }),
      ...(notification && { issue: issueOf(notification) }),
      ...(!notifications && { isUnknown: true }),
    };
  });
}
