import * as v from 'valibot';
import type { SiteLocale } from '../parse/locale-path.ts';

export interface Question {
  readonly contentType: string;
  readonly locale: SiteLocale;
  /** Filters of the CMS's API, such as `{ 'fields.gfSlug': '/plans' }`. */
  readonly where?: Readonly<Record<string, string>>;
  /** Number of levels of links to include, from 0 to 10. Default: 10. */
  readonly include?: number;
  /** Names of the fields to send. Default: all fields. */
  readonly select?: readonly string[];
}

/** Thrown if a request to the CMS fails and no earlier answer to this request exists. */
export class DeliveryError extends Error {
  readonly question: Question;
  constructor(question: Question, cause: unknown) {
    super(`The CMS did not answer: ${describe(cause)}`, { cause });
    this.name = 'DeliveryError';
    this.question = question;
  }
}

/** Parses the message of an SDK error, which contains the CMS's answer as JSON. */
const SdkMessage = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ status: v.number(), message: v.optional(v.string(), '') }),
);

function describe(cause: unknown): string {
  if (!(cause instanceof Error)) return 'unknown failure';
  const answer = v.safeParse(SdkMessage, cause.message);
  const words = answer.success
    ? `${answer.output.status} ${cause.name} ${answer.output.message}`
    : cause.message;
  return words.split('\n', 1)[0]?.trim().slice(0, 200) ?? '';
}

/**
 * Whether a failed request means that the CMS is down. A CMS that only refuses a request is not down, because it may
 * answer other requests.
 */
export function isOutage(cause: unknown): boolean {
  const answer = v.safeParse(SdkMessage, cause instanceof Error ? cause.message : undefined);
  if (!answer.success) return true;
  const { status } = answer.output;
  return status === 429 || status >= 500;
}
