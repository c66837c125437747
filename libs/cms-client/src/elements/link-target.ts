import type { Localized } from '../authoring/localized.ts';
import type { PageEventName } from '../islands/page-events.ts';
import { defineField, type Field } from '../model/field.ts';
import { safeHref } from '../fields/href.ts';
import { Invalid } from '../model/problem.ts';

/** The target of a link. If scripts run, a click sends the page event `action` instead of opening `href`. */
export interface LinkTarget {
  readonly href: string;
  readonly action?: PageEventName;
}

/**
 * The `href` of a link to the address check, if the host has no page for the address check. The link works only
 * with a script.
 */
export const NO_PAGE = '#!';

const opensAddressCheck = (raw: string) => raw.includes('#!') || raw.trim().toLowerCase() === '#checkaddress';

/**
 * Defines a field for a link. A link that contains `#!` opens the address check, the dialog in which a visitor enters a
 * street address.
 */
export function linkTarget(gf: string): Field<LinkTarget, string | Localized<string>> {
  return defineField<LinkTarget, string | Localized<string>>({
    gf,
    type: 'Symbol',
    localized: true,
    validations: [{ size: { max: 2048 } }],
    help: 'A path of this site without language prefix, a full web address, or #! to open the address check.',
    read: (raw, context) => {
      if (typeof raw !== 'string') throw new Invalid('is not a link');
      const { addressCheckPath } = context;
      if (opensAddressCheck(raw))
        return { href: context.localizeHref(addressCheckPath ?? NO_PAGE), action: 'open-address-check' };
      const href = safeHref(raw);
      if (href === undefined) throw new Invalid('is not a web address, a path or an anchor');
      const action = href === addressCheckPath ? ({ action: 'open-address-check' } as const) : {};
      return { href: context.localizeHref(href), ...action };
    },
  });
}
