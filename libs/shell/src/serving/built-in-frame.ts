import {
  homeNameIn,
  localizePath,
  type BlockNode,
  type Parsed,
  type SiteLanguages,
  type SiteLocale,
} from '@skein/cms-client';
import { consent, type ConsentContent } from '../consent/consent.content.ts';
import { consentDefaults } from '../consent/consent.defaults.ts';
import { footer, type FooterContent } from '../footer/footer.content.ts';
import { header, type HeaderContent } from '../header/header.content.ts';
import type { NavigationContent } from '../navigation/navigation.content.ts';
import type { PageFrameOptions } from './page-frame.ts';

/** The parts of a frame that every page needs. */
export interface BuiltInFrame {
  readonly title: string;
  readonly navigation: Parsed<NavigationContent>;
  readonly header: BlockNode;
  readonly footer: BlockNode;
  readonly consent: BlockNode;
}

const node = <P extends object>(type: { readonly id: string }, id: string, props: P): BlockNode => ({
  id,
  type: type.id,
  props: { id, ...props },
});

/**
 * Returns the frame of a page if the CMS has no usable frame and never had one: the name, the link home, the
 * languages.
 */
export function builtInFrame(
  locale: SiteLocale,
  languages: SiteLanguages | undefined,
  { siteName, homeName = homeNameIn }: PageFrameOptions,
): BuiltInFrame {
  const navigation: Parsed<NavigationContent> = {
    id: 'built-in-navigation',
    items: [
      {
        id: 'built-in-home',
        label: homeName(locale),
        url: localizePath('/', locale, languages),
        external: false,
        comingSoon: false,
        items: [],
      },
    ],
  };
  return {
    title: siteName,
    navigation,
    header: node(header, 'built-in-header', { navigation, ctas: [] } satisfies Omit<HeaderContent, 'id'>),
    footer: node(footer, 'built-in-footer', { columns: [], copyright: siteName } satisfies Omit<
      FooterContent,
      'id'
    >),
    consent: node(consent, 'built-in-consent', consentDefaults satisfies Omit<ConsentContent, 'id'>),
  };
}
