import { asset, callToAction, entry, t, type AuthoredAsset, type Localized } from '@skein/cms-client';
import { page } from '@skein/shell/content';

type Words = readonly [english: string, spanish: string];
export const words = ([english, spanish]: Words): Localized<string> => t(english, spanish);

const SIZES = {
  'harbor-evening': [1600, 1000],
  'harbor-evening-portrait': [900, 1200],
  'harbor-morning': [1000, 750],
  kitchen: [1000, 750],
  crew: [1000, 750],
  'help-desk': [1000, 750],
  'wall-box': [1000, 750],
  bay: [1000, 750],
  fog: [1000, 750],
  'plan-skiff': [96, 96],
  'plan-sloop': [96, 96],
  'plan-schooner': [96, 96],
  logo: [293, 48],
} as const;

/** Returns a picture. `alt` describes the picture; leave it out if the picture is decoration. */
export function picture(name: keyof typeof SIZES, alt?: Words): AuthoredAsset {
  const [width, height] = SIZES[name];
  return asset(name, {
    title: alt ? words(alt) : '',
    fileName: `${name}.svg`,
    contentType: 'image/svg+xml',
    width,
    height,
  });
}

export const link = (
  id: string,
  said: Words,
  target: string,
  look: 'link' | 'button' | 'outline' = 'button',
) =>
  entry(callToAction, `link-${id}`, {
    internalName: `${id}: ${said[0]}`,
    text: words(said),
    target,
    look,
    analyticsId: id,
  });

/** A button that opens the address check over the page. */
export const checkAddress = link('check-address', ['Check my address', 'Consultar mi dirección'], '#!');

export const PHONE = { text: '(555) 010-0147', tel: 'tel:+15550100147' } as const;
export const MAIL = 'hi@windlass.example';

type Blocks = NonNullable<Parameters<typeof entry<typeof page>>[2]['blocks']>;
interface Page {
  readonly slug: string;
  readonly title: Words;
  readonly description: Words;
  readonly breadcrumb: Words;
  /** Whether search engines and site maps leave the page out. */
  readonly hidden?: boolean;
}

export const pageOf = (id: string, { slug, title, description, breadcrumb, hidden }: Page, blocks: Blocks) =>
  entry(page, `page-${id}`, {
    internalName: title[0],
    slug,
    title: words(title),
    description: words(description),
    breadcrumb: words(breadcrumb),
    ...(hidden && { siteMap: 'none', noIndex: true }),
    blocks,
  });
