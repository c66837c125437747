import type { Say } from '@skein/ui';
import type { ShellPage } from '../shell/shell-page.ts';
import { shellTexts } from '../shell/shell.texts.ts';
import { appDownload } from '../shell/app-download.ts';
import { checkFitsFrom, checkRoom, navigationFitsFrom } from './bar-width.ts';
import { isNextStep } from './header-actions.ts';
import type { HeaderContent } from './header.block.ts';
import { LOGO_HEIGHT_PX, NAME_PX, SMALL_PHONE_LOGO_HEIGHT_PX } from './header.styles.ts';
import { supportEntry, withoutSupport } from './support-entry.ts';
import { textWidthEm } from './text-width.ts';

export type HeaderProps = HeaderContent & {
  page: ShellPage;
};

/**
 * Returns the name of the home page: the site's name, or else the word “Home”. It is the accessible name of the logo,
 * or the text in place of a missing logo.
 */
export const homeName = ({ siteTitle }: ShellPage, say: Say): string => siteTitle ?? say(shellTexts.home);

/** Returns the width in CSS px of the logo at this height, or of the name that replaces a missing logo. */
const logoWidth = ({ logo, page }: HeaderProps, height: number, say: Say) =>
  logo ? (logo.width / logo.height) * height : textWidthEm(homeName(page, say)) * NAME_PX;

/**
 * Returns two widths in rem for a call to action with this label: its own width, and the smallest header width
 * at which it fits into the bar.
 */
export const checkSizeOf = (props: HeaderProps, label: string, say: Say) => ({
  from: checkFitsFrom(logoWidth(props, SMALL_PHONE_LOGO_HEIGHT_PX, say), label),
  width: checkRoom(label),
});

/** Returns the navigation of a page, and the smallest header width, in rem, at which it fits into the bar. */
export function navigationOf(props: HeaderProps, say: Say) {
  const { page, navigation, supportLabel, contactUsLabel, fiberspaceLabel } = props;
  const support =
    page.city &&
    supportEntry(page.city, {
      support: supportLabel ?? say(shellTexts.support),
      contactUs: contactUsLabel ?? say(shellTexts.contactUs),
      fiberspace: fiberspaceLabel ?? say(shellTexts.fiberspace),
    });
  const items = withoutSupport(navigation.items, support);
  return {
    items,
    support,
    fitsFrom: navigationFitsFrom({
      logoWidth: logoWidth(props, LOGO_HEIGHT_PX, say),
      items,
      support,
      cityName: page.city?.name,
      checkLabels: [
        ...(props.ctas ?? []).filter(isNextStep).map((cta) => cta.text),
        appDownload(say, props.appDownloadLabel).label,
      ],
    }),
  };
}
