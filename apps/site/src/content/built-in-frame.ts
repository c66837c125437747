import type { BlockNode, Parsed, SiteLocale } from '@skein/cms-client';
import {
  footer,
  header,
  type FooterContent,
  type HeaderContent,
  type NavigationContent,
} from '@skein/shell/content';
import { homeName, localizePath } from '../languages.ts';

/** The parts of a frame that no page can be without. */
export interface BuiltInFrame {
  readonly title: string;
  readonly navigation: Parsed<NavigationContent>;
  readonly header: BlockNode;
  readonly footer: BlockNode;
}

const NAME = 'Skein Fiber';

const node = <P extends object>(type: { readonly id: string }, id: string, props: P): BlockNode => ({
  id,
  type: type.id,
  props: { id, ...props },
});

/** What surrounds a page when the CMS has no usable frame and never had one: the name, the way home, the languages. */
export function builtInFrame(locale: SiteLocale): BuiltInFrame {
  const navigation: Parsed<NavigationContent> = {
    id: 'built-in-navigation',
    items: [
      {
        id: 'built-in-home',
        label: homeName(locale),
        url: localizePath('/', locale),
        external: false,
        comingSoon: false,
        items: [],
      },
    ],
  };
  return {
    title: NAME,
    navigation,
    header: node(header, 'built-in-header', { navigation, ctas: [] } satisfies Omit<HeaderContent, 'id'>),
    footer: node(footer, 'built-in-footer', { columns: [], copyright: NAME } satisfies Omit<
      FooterContent,
      'id'
    >),
  };
}
