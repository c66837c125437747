import type { SafeHtml } from '@skein/cms-client';
import { htmlLiteral } from '@skein/ui';
import type { HomeStatus } from '../network/network-status/home-status.ts';
import type { NetworkOption, Severity } from '../network/network-status/network-status-answer.ts';
import type { ServedAnswer } from '../network/network-status/use-network-lookup.ts';

const MINUTE_MS = 60_000;

const descriptions: Record<Severity, SafeHtml> = {
  0: htmlLiteral`<p>A few homes near you say that their line drops now and then. We are looking for the reason.</p>`,
  1: htmlLiteral`<p>A splice has come loose. Most homes notice nothing.</p>`,
  2: htmlLiteral`<p>Until <strong>this evening</strong> your neighborhood is on one line instead of two.</p>`,
  3: htmlLiteral`<p>An excavator has cut the line to your street. We expect light in <strong>about two hours</strong>. You don’t need to call, but <a href="/support">you can</a>.</p>`,
};

/**
 * Returns a home with an issue of this severity. Without a severity, returns a home without an issue.
 * @param nowMs current time; the issue was posted twelve minutes earlier
 */
export function homeWith(
  severity: Severity | undefined,
  nowMs: number,
  address = '1 Ready Rd, Austin, TX 78704',
): HomeStatus {
  if (severity === undefined) return { address };
  const postedAt = new Date(nowMs - 12 * MINUTE_MS).toISOString();
  return { address, issue: { severity, description: descriptions[severity], postedAt } };
}

/** Returns an answer in the form in which a server puts it into a page. */
export const servedWith = (homes: readonly HomeStatus[] | undefined, readAtMs: number): ServedAnswer => ({
  query: '1 ready',
  homes,
  readAtMs,
});

/** Returns an option in the form of the service's answer. */
export const optionWith = (
  address: string,
  ...issue_notifications: NetworkOption['system']['issue_notifications']
): NetworkOption => ({ address, city_name: 'Austin', system: { issue_notifications } });
