import type { Say } from '@skein/ui';
import { shellTexts } from './shell.texts.ts';

/** The link to the app that customers get in place of the address check. */
export interface AppDownload {
  readonly label: string;
  /** Left out: the host has no page for it, and nothing is offered. */
  readonly href: string | undefined;
}

/**
 * @param label from content; the built-in words without it
 * @param href where the host has the app
 */
export const appDownload = (say: Say, label: string | undefined, href?: string): AppDownload => ({
  label: label ?? say(shellTexts.getTheApp),
  href,
});
