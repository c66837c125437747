import { localizePath, type SiteLocale } from '@skein/cms-client';
import { APP_DOWNLOAD_LINK } from './shell.constants.ts';
import { languageOf } from './shell-page.ts';
import { shellTexts } from './shell.texts.ts';

/** What customers are offered in place of the address check. */
export interface AppDownload {
  readonly label: string;
  readonly href: string;
}

/** @param label from content; the built-in words without it */
export const appDownload = (locale: SiteLocale, label: string | undefined): AppDownload => ({
  label: label ?? shellTexts.getTheApp[languageOf(locale)],
  href: localizePath(APP_DOWNLOAD_LINK, locale),
});
