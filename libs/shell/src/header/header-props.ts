import { languageOf, type ShellPage } from '../shell/shell-page.ts';
import { shellTexts } from '../shell/shell.texts.ts';
import { navigationFitsFrom } from './bar-width.ts';
import type { HeaderContent } from './header.content.ts';
import { LOGO_HEIGHT_PX, NAME_WIDTH_PX } from './header.styles.ts';
import { supportEntry, withoutSupport } from './support-entry.ts';

export type HeaderProps = HeaderContent & {
  page: ShellPage;
};

/** What the navigation shows on a page, and from which width of the header on (CSS px) the bar has room for it. */
export function navigationOf(props: HeaderProps) {
  const { page, logo, navigation, supportLabel, contactUsLabel, fiberspaceLabel } = props;
  const language = languageOf(page.locale);
  const support =
    page.city &&
    supportEntry(page.city, {
      support: supportLabel ?? shellTexts.support[language],
      contactUs: contactUsLabel ?? shellTexts.contactUs[language],
      fiberspace: fiberspaceLabel ?? shellTexts.fiberspace[language],
    });
  const items = withoutSupport(navigation.items, support);
  const logoWidth = logo ? (logo.width / logo.height) * LOGO_HEIGHT_PX : NAME_WIDTH_PX;
  return {
    items,
    support,
    fitsFrom: navigationFitsFrom({ logoWidth, items, support, cityName: page.city?.name }),
  };
}
