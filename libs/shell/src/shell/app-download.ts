import type { Say } from '@skein/ui';
import { shellTexts } from './shell.texts.ts';

/** The link to the app. For customers, it replaces the address check. */
export interface AppDownload {
  readonly label: string;
  /** URL of the page about the app. If the host has no such page, the URL is undefined, and there is no link. */
  readonly href: string | undefined;
}

/**
 * @param label from content. The default is a built-in text
 * @param href URL of the host's page about the app
 */
export const appDownload = (say: Say, label: string | undefined, href?: string): AppDownload => ({
  label: label ?? say(shellTexts.getTheApp),
  href,
});
