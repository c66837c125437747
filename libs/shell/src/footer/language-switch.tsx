import type { SiteLanguages } from '@skein/cms-client';
import { Icon, VisuallyHidden } from '@skein/ui';
import { styled } from 'styled-components';
import { languageLinks } from './language-link.ts';

export type LanguageSwitchProps = {
  /** Path of the page with its language prefix, without query and hash. */
  currentPath: string;
  /** Text for screen readers before the language. */
  label: string;
  languages?: SiteLanguages | undefined;
  /** Addresses of the page in other languages, by `lang`. Needed if more than the language prefix differs. */
  links?: Readonly<Partial<Record<string, string>>> | undefined;
  /**
   * Id of a form on the page. With it, the links are buttons that post the form, so that the visitor's input
   * stays.
   */
  form?: string | undefined;
};

/** Links to this page in the other languages, each with the language's own name. */
export function LanguageSwitch({ currentPath, label, languages, links, form }: LanguageSwitchProps) {
  return languageLinks(currentPath, languages, links).map(({ href, page, name, translatedName, lang }) => {
    const inside = (
      <>
        <Icon name="globe" size={20} />
        <VisuallyHidden>{label}: </VisuallyHidden>
        <span lang={lang}>{name}</span>
        {translatedName && <VisuallyHidden> ({translatedName})</VisuallyHidden>}
      </>
    );
    // `followAddress` changes only the links to the page itself.
    const marks = { 'data-print': 'none', 'data-language-link': href === page ? '' : 'given' };
    return form === undefined ? (
      <Anchor key={lang} {...marks} href={href} hrefLang={lang}>
        {inside}
      </Anchor>
    ) : (
      <Anchor
        key={lang}
        {...marks}
        as="button"
        type="submit"
        form={form}
        formAction={href}
        // The button sends no files, because the server does not keep the files of a form that it only shows
        // again.
        formEncType="application/x-www-form-urlencoded"
        formNoValidate
        // `followAddress` opens this path if the form has left the page.
        value={page}
      >
        {inside}
      </Anchor>
    );
  });
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
  background: none;
  color: var(--color-text);
  font-family: inherit;
  font-size: 1rem;
  font-weight: 500;
  line-height: inherit;
  text-decoration: none;
  cursor: pointer;
  transition: border-color var(--duration-fast) var(--ease-out);

  &:hover {
    border-color: var(--color-accent);
  }
`;
