import type { SiteLanguages } from '@skein/cms-client';
import { Icon, VisuallyHidden } from '@skein/ui';
import { styled } from 'styled-components';
import { languageLinks } from './language-link.ts';

export type LanguageSwitchProps = {
  /** Path with its language prefix, without query and hash. */
  currentPath: string;
  /** Text for screen readers before the language. */
  label: string;
  /** The languages of the site. */
  languages?: SiteLanguages | undefined;
  /**
   * Addresses of the same content in other languages, by `lang`, where they differ from `currentPath` in that
   * language.
   */
  links?: Readonly<Partial<Record<string, string>>> | undefined;
};

/** Links to this page in the other languages, each with the language's own name. */
export function LanguageSwitch({ currentPath, label, languages, links }: LanguageSwitchProps) {
  return languageLinks(currentPath, languages, links).map(({ href, name, translatedName, lang }) => (
    <Anchor key={lang} data-print="none" data-language-link="" href={href} hrefLang={lang}>
      <Icon name="globe" size={20} />
      <VisuallyHidden>{label}: </VisuallyHidden>
      <span lang={lang}>{name}</span>
      {translatedName && <VisuallyHidden> ({translatedName})</VisuallyHidden>}
    </Anchor>
  ));
}

const Anchor = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 0.5em;
  min-block-size: 2.75rem;
  margin-inline-start: auto;
  padding-inline: 1rem;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-pill);
  color: var(--color-text);
  font-size: 1rem;
  font-weight: 500;
  text-decoration: none;
  transition: border-color var(--duration-fast) var(--ease-out);

  &:hover {
    border-color: var(--color-accent);
  }
`;
