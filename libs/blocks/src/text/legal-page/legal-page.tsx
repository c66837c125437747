'use client';

import { withDefaults } from '@skein/cms-client';
import { atLeast, Container, Heading, RichText, Section, TextLink, useWords, type UiText } from '@skein/ui';
import { styled } from 'styled-components';
import { titleSize } from '../../parts/title/title-size.ts';
import { isCurrent } from '../../parts/tv-nav/is-current.ts';
import type { LegalPageProps } from './legal-page.block.ts';

export type { LegalPageProps };

const LEGAL: UiText = { en: 'Legal pages', es: 'Páginas legales' };

/**
 * A legal text, with links to the other legal pages beside it. The link list shows the current page as words,
 * not as a link.
 */
export function LegalPage(given: LegalPageProps) {
  const { title, navigation, pagePath, content, notes, analyticsId } = withDefaults(given, {
    navigation: [],
    content: [],
  });
  const say = useWords();
  return (
    <Section>
      <Container>
        <Columns data-analytics-id={analyticsId} $aside={navigation.length > 0}>
          {navigation.length > 0 && (
            <Aside aria-label={say(LEGAL)}>
              <ul role="list">
                {navigation.map(({ id, text, target, external }, index) => (
                  <li key={id ?? index}>
                    {isCurrent(target.href, pagePath) ? (
                      <Here aria-current="page">{text}</Here>
                    ) : (
                      <TextLink href={target.href} external={external} look="quiet">
                        {text}
                      </TextLink>
                    )}
                  </li>
                ))}
              </ul>
            </Aside>
          )}
          <Text>
            <Heading level={1} size={titleSize(2, title, [])}>
              {title}
            </Heading>
            {content.map((part, index) => (
              <div key={part.id ?? index} className={part.analyticsClass}>
                <RichText html={part.content} />
              </div>
            ))}
            {notes !== undefined && (
              <Notes>
                <RichText html={notes} size="small" />
              </Notes>
            )}
          </Text>
        </Columns>
      </Container>
    </Section>
  );
}

const Columns = styled.div<{ $aside: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-8) clamp(var(--space-10), 6cqi, var(--space-20));

  ${atLeast('large')} {
    grid-template-columns: minmax(0, var(--column-text)) ${({ $aside }) => ($aside ? '16rem' : '')};
    justify-content: space-between;
    align-items: start;
  }
`;

const Aside = styled.nav`
  max-inline-size: 16rem;
  li {
    border-block-end: 1px solid var(--color-line);
  }

  :is(a, span) {
    display: block;
    padding-block: var(--space-3);
  }

  ${atLeast('large')} {
    grid-area: 1 / 2;
    position: sticky;
    inset-block-start: calc(var(--below-header) + var(--space-6));
  }
`;

const Here = styled.span`
  padding-inline-start: var(--space-3);
  border-inline-start: 3px solid var(--color-accent);
  font-weight: 650;
`;

const Text = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-8);
  min-inline-size: 0;
`;

const Notes = styled.div`
  padding-block-start: var(--space-4);
  border-block-start: 1px solid var(--color-line);
  color: var(--color-text-muted);
`;
