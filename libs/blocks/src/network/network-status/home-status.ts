import {
  localizePath,
  type PathLanguages,
  type Sanitize,
  type SafeHtml,
  type SiteLocale,
} from '@skein/cms-client';
import type { IssueNotification, NetworkOption, Severity } from './network-status-answer.ts';

/** What is wrong with the network somewhere. */
export interface Issue {
  readonly severity: Severity;
  /** Undefined where nothing of the service's words may be shown. */
  readonly description?: SafeHtml | undefined;
  /** ISO 8601; undefined where the service gives no time that can be read. */
  readonly postedAt?: string | undefined;
}

/** The state of the network at an address. Without an issue, it is all clear. */
export interface HomeStatus {
  readonly address: string;
  readonly issue?: Issue | undefined;
}

const timeOf = ({ updated_at }: IssueNotification) => Date.parse(updated_at) || 0;

/** The one that counts: of the highest severity, and of those the latest. */
export const highest = (notifications: readonly IssueNotification[]): IssueNotification | undefined =>
  notifications.toSorted((a, b) => b.severity - a.severity || timeOf(b) - timeOf(a))[0];

/** The address as a line, with its city once. */
const lineOf = ({ address, city_name }: NetworkOption): string =>
  city_name === '' || address.toLowerCase().includes(city_name.toLowerCase())
    ? address
    : `${address}, ${city_name}`;

/** The status of each address in a response, ready to show. */
export function homeStatuses(
  options: readonly NetworkOption[],
  sanitize: Sanitize,
  locale: SiteLocale,
  languages?: PathLanguages,
): readonly HomeStatus[] {
  return options.map((option) => {
    const address = lineOf(option);
    const notification = highest(option.system.issue_notifications);
    if (!notification) return { address };
    const { severity, updated_at } = notification;
    const description = sanitize(notification.description, (href) => localizePath(href, locale, languages));
    const time = new Date(updated_at);
    return {
      address,
      issue: {
        severity,
        ...(description.trim() !== '' && { description }),
        ...(!Number.isNaN(time.getTime()) && { postedAt: time.toISOString() }),
      },
    };
  });
}
