import * as v from 'valibot';
import type { SiteLocale } from '../parse/locale-path.ts';

export interface Question {
  readonly contentType: string;
  readonly locale: SiteLocale;
  /** CMS filters, such as `{ 'fields.gfSlug': '/plans' }`. */
  readonly where?: Readonly<Record<string, string>>;
  /** Levels of links to follow, 0–10. Default 10. */
  readonly include?: number;
  /** Fields to send; all when absent. */
  readonly select?: readonly string[];
}

/** The CMS did not answer, and there is no earlier answer to this question. */
export class DeliveryError extends Error {
  readonly question: Question;
  constructor(question: Question, cause: unknown) {
    super(`The CMS did not answer: ${describe(cause)}`, { cause });
    this.name = 'DeliveryError';
    this.question = question;
  }
}

/** Reads the CMS's answer from an SDK error, whose message is that answer as JSON. */
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
 * Whether a failure is an outage. False if the CMS answers but refuses the question, so that other questions
 * may succeed.
 */
export function isOutage(cause: unknown): boolean {
  const answer = v.safeParse(SdkMessage, cause instanceof Error ? cause.message : undefined);
  if (!answer.success) return true;
  const { status } = answer.output;
  return status === 429 || status >= 500;
}
