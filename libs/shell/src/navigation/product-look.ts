import type { ButtonTone, IconName } from '@skein/ui';

/** The color and the icon of a product in the navigation. */
export interface ProductLook {
  /** Color of the icon. If undefined, the icon has the accent color of the section. */
  readonly tone?: ButtonTone;
  readonly icon: IconName;
}

const looks: Readonly<Record<string, ProductLook>> = {
  internet: { tone: 'internet', icon: 'globe' },
  wifi: { icon: 'wifi' },
  webpass: { icon: 'building' },
  gaming: { icon: 'gamepad' },
  tv: { tone: 'tv', icon: 'tv' },
  phone: { tone: 'phone', icon: 'phone' },
  business: { tone: 'business', icon: 'building' },
};

/** Returns the look of a product, which depends on the last part of the URL of its page. Editors choose no icons. */
export function productLook(url: string | undefined): ProductLook {
  const word = url?.split(/[?#]/, 1)[0]?.split('/').filter(Boolean).at(-1) ?? '';
  return (Object.hasOwn(looks, word) ? looks[word] : undefined) ?? { icon: 'bolt' };
}
