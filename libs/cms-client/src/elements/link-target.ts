import type { Localized } from '../authoring/localized.ts';
import type { PageEventName } from '../islands/page-events.ts';
import { defineField, type Field } from '../model/field.ts';
import { safeHref } from '../fields/href.ts';
import { Invalid } from '../model/problem.ts';
import { SPANISH_PREFIX } from '../model/page-path.ts';

/** Where a call to action leads, and what it asks the page to do instead when script runs. */
export interface LinkTarget {
  readonly href: string;
  readonly action?: PageEventName;
}

/** The page that a visitor without script gets in place of the address-check modal. */
export const ADDRESS_CHECK_PATH = '/check-address';

/** The same in each language, for links with built-in words. */
export const addressCheckPaths = {
  en: ADDRESS_CHECK_PATH,
  es: `${SPANISH_PREFIX}${ADDRESS_CHECK_PATH}`,
} as const;

/** Link targets that mean "open the address check" rather than a place. */
const opensAddressCheck = (raw: string) => raw.includes('#!') || raw.trim().toLowerCase() === '#checkaddress';

/** A link that may also be an action: `#!` anywhere in it opens the address check. */
export function linkTarget(gf: string): Field<LinkTarget, string | Localized<string>> {
  return defineField<LinkTarget, string | Localized<string>>({
    gf,
    type: 'Symbol',
    localized: true,
    validations: [{ size: { max: 2048 } }],
    help: 'A path of this site without language prefix, a full web address, or #! to open the address check.',
    read: (raw, context) => {
      if (typeof raw !== 'string') throw new Invalid('is not a link');
      if (opensAddressCheck(raw))
        return { href: context.localizeHref(ADDRESS_CHECK_PATH), action: 'open-address-check' };
      const href = safeHref(raw);
      if (href === undefined) throw new Invalid('is not a web address, a path or an anchor');
      const action = href === ADDRESS_CHECK_PATH ? ({ action: 'open-address-check' } as const) : {};
      return { href: context.localizeHref(href), ...action };
    },
  });
}
