import { languageOfLocale, localizePath } from '@skein/cms-client';
import { languages, words } from '@skein/content/languages';
import { PAGES_TAG, useOwnPage, type OwnPage, type OwnPageContext } from '@skein/host';
import { Container, Heading, Section, TextLink, wordsIn, type UiText } from '@skein/ui';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { groupPages, type PageGroup, type PageLink } from './group-pages.ts';

const texts = {
  title: { en: 'All pages', es: 'Todas las páginas' },
  description: {
    en: 'Every page of this site, in one list.',
    es: 'Cada página de este sitio, en una sola lista.',
  },
  main: { en: 'Start here', es: 'Para empezar' },
  product: { en: 'Internet, TV and phone', es: 'Internet, tele y teléfono' },
  states: { en: 'States', es: 'Estados' },
  legal: { en: 'Legal', es: 'Legal' },
} as const satisfies Record<string, UiText>;

interface Listed {
  readonly title: string;
  readonly groups: readonly PageGroup[];
}

/** Loads all pages that the site map lists, grouped by area of the site. */
export async function allPages({
  context: { locale, pages },
}: {
  readonly context: OwnPageContext;
}): Promise<OwnPage<Listed>> {
  const { tag } = languageOfLocale(locale, languages);
  const say = wordsIn(tag, words[tag]);
  const [title, description] = [say(texts.title), say(texts.description)];
  const areas = {
    product: say(texts.product),
    states: say(texts.states),
    legal: say(texts.legal),
  };
  const groups = groupPages(await pages(), { main: say(texts.main), areas }, (path) =>
    localizePath(path, locale, languages),
  );
  return { title, description, tags: [PAGES_TAG], data: { title, groups } };
}

const Leads = ({ href, label }: PageLink) => (
  <TextLink href={href} look="quiet">
    {label}
  </TextLink>
);

/** Draws the site map: a link to every page. */
export function AllPages(): ReactElement {
  const { title, groups } = useOwnPage<Listed>();
  return (
    <Section theme="paper" spacing="medium">
      <Container>
        <Heading level={1} size={2}>
          {title}
        </Heading>
        <Groups>
          {groups.map(({ title: name, links }) => (
            <section key={name}>
              <Heading level={2} size={4}>
                {name}
              </Heading>
              <ul>
                {links.map((link) => (
                  <li key={link.href}>
                    <Leads {...link} />
                    {link.below.length > 0 && (
                      <ul>
                        {link.below.map((below) => (
                          <li key={below.href}>
                            <Leads {...below} />
                          </li>
                        ))}
                      </ul>
                    )}
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </Groups>
      </Container>
    </Section>
  );
}

const Groups = styled.div`
  columns: 15rem 3;
  column-gap: var(--space-6);
  margin-block-start: var(--space-6);

  section {
    margin-block-end: var(--space-6);
  }

  h2 {
    break-after: avoid;
    margin-block-end: var(--space-3);
  }

  ul {
    padding: 0;
    list-style: none;
  }

  li {
    break-inside: avoid;
    margin-block-end: var(--space-2);
  }

  li > ul {
    display: flex;
    flex-wrap: wrap;
    column-gap: var(--space-3);
    color: var(--color-text-muted);
    font-size: var(--text-small);
  }

  li li {
    margin-block-end: 0;
  }
`;
