import type { Say as SayText } from '@skein/ui';
import type { NetworkStatusProps } from './network-status.content.ts';
import type { HomeStatus } from './home-status.ts';
import type { Severity } from './network-status-answer.ts';
import * as texts from './network-status.texts.ts';

type Word = keyof NetworkStatusProps & keyof typeof texts;

/** Words of the section, in the language of the page. */
export type Say = (word: Word) => string;

/** The words of editors, and ours where they left some out. */
export const statusWords =
  (props: Partial<NetworkStatusProps>, say: SayText): Say =>
  (word) =>
    props[word] ?? say(texts[word]);

const severityWords = ['potentialIssue', 'confirmedIssue', 'serviceDegraded', 'serviceOutage'] as const;

/** The label of a severity; of none, nothing. */
export const severityWord = (severity: Severity): (typeof severityWords)[number] => severityWords[severity];

/** What is said aloud of what was found. */
export function announcement(homes: readonly HomeStatus[], say: Say): string {
  const [only, ...more] = homes;
  if (only === undefined) return say('nothingFound');
  if (more.length > 0) return say('several');
  return `${only.address}: ${only.issue ? say(severityWord(only.issue.severity)) : say('allClear')}`;
}
