import {
  homeNameIn,
  localizePath,
  type BlockNode,
  type Parsed,
  type SiteLanguages,
  type SiteLocale,
} from '@skein/cms-client';
import { consent, type ConsentContent } from '../consent/consent.block.ts';
import { consentDefaults } from '../consent/consent.defaults.ts';
import { footer, type FooterContent } from '../footer/footer.block.ts';
import { header, type HeaderContent } from '../header/header.block.ts';
import type { NavigationContent } from '../navigation/navigation.content.ts';
import type { PageFrameOptions } from './page-frame.ts';

/** The parts that every page needs around its blocks, even if the CMS delivers none of them. */
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
 * Returns the frame (header and footer) of pages if the CMS has never delivered a usable one. It contains the
 * provider's name, a link to the home page, and links to the other languages.
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
