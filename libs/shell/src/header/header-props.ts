import type { Say } from '@skein/ui';
import type { ShellPage } from '../shell/shell-page.ts';
import { shellTexts } from '../shell/shell.texts.ts';
import { appDownload } from '../shell/app-download.ts';
import { checkFitsFrom, checkRoom, navigationFitsFrom } from './bar-width.ts';
import { isNextStep } from './header-actions.ts';
import type { HeaderContent } from './header.content.ts';
import { LOGO_HEIGHT_PX, NAME_PX, SMALL_PHONE_LOGO_HEIGHT_PX } from './header.styles.ts';
import { supportEntry, withoutSupport } from './support-entry.ts';
import { textWidthEm } from './text-width.ts';

export type HeaderProps = HeaderContent & {
  page: ShellPage;
};

/** Returns the text that replaces a missing logo, or the missing title of a logo. */
export const homeName = ({ siteTitle }: ShellPage, say: Say): string => siteTitle ?? say(shellTexts.home);

/** Returns the width of the logo, or of the name that replaces it and is the same on all screens, CSS px. */
const logoWidth = ({ logo, page }: HeaderProps, height: number, say: Say) =>
  logo ? (logo.width / logo.height) * height : textWidthEm(homeName(page, say)) * NAME_PX;

/**
 * Returns the header width from which the bar has room for a call to action with this label, and the width of
 * the call to action, both in rem.
 */
export const checkSizeOf = (props: HeaderProps, label: string, say: Say) => ({
  from: checkFitsFrom(logoWidth(props, SMALL_PHONE_LOGO_HEIGHT_PX, say), label),
  width: checkRoom(label),
});

/** Returns the navigation of a page, and the header width from which the bar has room for it, in rem. */
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
