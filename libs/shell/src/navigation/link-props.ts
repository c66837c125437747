import { isActive } from './active-item.ts';

export interface LinkItem {
  readonly url: string;
  readonly webpassUrl?: string | undefined;
  readonly external?: boolean | undefined;
}

/** Returns the attributes of a navigation link: `href`, `target`, and `aria-current` on the current page. */
export function linkProps(item: LinkItem, currentPath: string) {
  return {
    href: item.url,
    ...(item.external && { target: '_blank', rel: 'noopener' }),
    ...(isActive(item, currentPath) && { 'aria-current': 'page' as const }),
  };
}
