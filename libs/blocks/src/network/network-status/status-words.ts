import type { Say as SayText } from '@skein/ui';
import type { NetworkStatusProps } from './network-status.block.ts';
import type { HomeStatus, Issue } from './home-status.ts';
import { NETWORK_HOMES_MAX } from './network-status.constants.ts';
import * as texts from './network-status.texts.ts';

type Word = keyof NetworkStatusProps & keyof typeof texts;

/** Returns a text of the section, in the language of the page. */
export type Say = (word: Word) => string;

/** Returns a function that gives each text of the section: the editor's text, or else the built-in text. */
export const statusWords =
  (props: Partial<NetworkStatusProps>, say: SayText): Say =>
  (word) =>
    props[word] ?? say(texts[word]);

const severityWords = ['potentialIssue', 'confirmedIssue', 'serviceDegraded', 'serviceOutage'] as const;

const fill = (words: string, values: Readonly<Record<string, string | number>>): string =>
  words.replace(/\{(\w+)\}/g, (whole, name: string) => `${values[name] ?? whole}`);

/** Returns the label of an issue. */
export const issueLabel = ({ severity }: Issue, say: Say, sayText: SayText): string =>
  severity === undefined ? sayText(texts.unknownIssue) : say(severityWords[severity]);

/** Returns the name of a home: its address, and its number among homes with the same address. */
export function homeName({ address, place }: HomeStatus, sayText: SayText): string {
  const name = address ?? sayText(texts.unknownAddress);
  return place ? fill(sayText(texts.oneOfEqual), { address: name, nth: place.nth, of: place.of }) : name;
}

/** Returns the text that says that more homes match than the page shows. */
export const tooMany = (sayText: SayText): string =>
  fill(sayText(texts.tooMany), { count: NETWORK_HOMES_MAX });

/** Returns the text that screen readers announce for the found homes. */
export function announcement(homes: readonly HomeStatus[], say: Say, sayText: SayText): string {
  const [only, ...more] = homes;
  if (only === undefined) return say('nothingFound');
  if (more.length >= NETWORK_HOMES_MAX) return `${say('several')} ${tooMany(sayText)}`;
  if (more.length > 0) return say('several');
  const { issue, isUnknown } = only;
  const state = issue
    ? issueLabel(issue, say, sayText)
    : isUnknown
      ? sayText(texts.unknownState)
      : say('allClear');
  return `${homeName(only, sayText)}: ${state}`;
}
