import { isActive } from './active-item.ts';

export interface LinkItem {
  readonly url: string;
  readonly webpassUrl?: string | undefined;
  readonly external?: boolean | undefined;
}

/** Attributes of a navigation link: where it leads, in which tab, and whether it is the page that is shown. */
export function linkProps(item: LinkItem, currentPath: string) {
  return {
    href: item.url,
    ...(item.external && { target: '_blank', rel: 'noopener' }),
    ...(isActive(item, currentPath) && { 'aria-current': 'page' as const }),
  };
}
