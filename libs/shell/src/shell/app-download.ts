import type { Say } from '@skein/ui';
import { shellTexts } from './shell.texts.ts';

/** The link to the app that replaces the address check for customers. */
export interface AppDownload {
  readonly label: string;
  /** Address of the page. If undefined, the host has no such page, and the link is left out. */
  readonly href: string | undefined;
}

/**
 * @param label from content; by default a built-in text
 * @param href the host's page for the app
 */
export const appDownload = (say: Say, label: string | undefined, href?: string): AppDownload => ({
  label: label ?? say(shellTexts.getTheApp),
  href,
});
