'use client';

import { withDefaults } from '@skein/cms-client';
import { HeadingTag, RichText, ThreadDivider, useWords } from '@skein/ui';
import { css, styled } from 'styled-components';
import type { CityContent } from '../city/city.content.ts';
import { ContentCta } from '../cta/content-cta.tsx';
import type { ShellPage } from '../shell/shell-page.ts';
import { POPUP_ATTRIBUTE, STICKY_CTA_MAX_PX } from '../shell/shell.constants.ts';
import { shellTexts } from '../shell/shell.texts.ts';
import type { FooterContent, FooterSitelinksContent } from './footer.block.ts';
import { fullRows } from './full-rows.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { SocialLinks } from './social-links.tsx';

export type FooterProps = FooterContent & {
  page: Pick<ShellPage, 'path' | 'locale' | 'city' | 'languages' | 'languageLinks' | 'languageForm'>;
};

/**
 * Draws the end of every page: social networks, columns of links, small print, and links to the other
 * languages.
 */
export function Footer(props: FooterProps) {
  const { page, socialMedia, columns, text, copyright } = withDefaults(props, { columns: [] });
  const say = useWords();
  return (
    <Ground data-theme="ink">
      <ThreadDivider pattern="gather" count={6} />
      <Frame>
        {columns.length > 0 && (
          <Columns aria-label={say(shellTexts.siteLinks)} $columns={columns.length} data-print="none">
            {columns.map((column) => (
              <Column key={column.id ?? column.title} {...column} />
            ))}
          </Columns>
        )}
        <Lower>
          <Beside>
            {text && <RichText html={text} size="small" />}
            {socialMedia && (
              <div data-print="none">
                <SocialLinks {...socialMedia} />
              </div>
            )}
          </Beside>
          <LastLine>
            {copyright && <span>{copyright}</span>}
            {page.city && <CityLine {...page.city} />}
            <LanguageSwitch
              currentPath={page.path}
              languages={page.languages}
              links={page.languageLinks}
              form={page.languageForm}
              label={say(shellTexts.language)}
            />
          </LastLine>
        </Lower>
      </Frame>
    </Ground>
  );
}

function CityLine({ name, url, supportUrl }: CityContent) {
  const say = useWords();
  return (
    <span>
      {say(shellTexts.yourCity)} <a href={url}>{name}</a>
      {supportUrl && (
        <>
          {' · '}
          <a href={supportUrl}>{say(shellTexts.support)}</a>
        </>
      )}
    </span>
  );
}

type ColumnProps = Pick<FooterSitelinksContent, 'title' | 'links'>;

function Column({ title, links }: ColumnProps) {
  return (
    <div>
      <Title>{title}</Title>
      <Links>
        {links.map((cta) => (
          <li key={cta.id ?? cta.text}>
            <ContentCta cta={cta} look="link" />
          </li>
        ))}
      </Links>
    </div>
  );
}

const Ground = styled.footer`
  overflow: clip;
  padding-block-start: clamp(1.5rem, 2.5vw, 2rem);

  html[${POPUP_ATTRIBUTE}] & {
    display: none;
  }

  & > svg {
    block-size: clamp(2.5rem, 4vw, 3.5rem);
  }

  /* The room that the sticky call to action reserves below the footer has the color of the footer. */
  @media screen and (width <= ${STICKY_CTA_MAX_PX}px) {
    box-shadow: 0 6rem var(--color-surface);
  }
`;

const Frame = styled.div`
  container: shell-footer / inline-size;
  max-inline-size: calc(var(--container) + 2 * var(--space-gutter));
  margin-inline: auto;
  padding: clamp(2rem, 3vw, 3rem) var(--space-gutter) max(2rem, env(safe-area-inset-bottom));
`;

/** Pairs of numbers: a width of the footer, in rem, and the number of columns that fit from this width on. */
const ROOM = [
  [20, 2],
  [31, 3],
  [42, 4],
  [72, 6],
] as const;

/** Arranges the columns of the footer in full rows. A wide first column has its own columns of links. */
function rows(columns: number) {
  return ROOM.map(([from, room]) => {
    const { count, firstSpans } = fullRows(columns, room);
    return css`
      @container shell-footer (width >= ${from}rem) {
        grid-template-columns: repeat(${count}, minmax(0, 1fr));

        & > :nth-child(1 of :not(style)) {
          grid-column: span ${firstSpans};

          & > ul {
            display: ${firstSpans > 1 ? 'block' : 'grid'};
            columns: ${firstSpans > 1 ? firstSpans : 'auto'};
            column-gap: var(--space-6);
          }
        }
      }
    `;
  });
}

const Columns = styled.nav<{ $columns: number }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-10) clamp(var(--space-4), 4cqi, var(--space-6));
  ${({ $columns }) => rows($columns)}
`;

const Title = styled(HeadingTag)`
  font-family: var(--font-text);
  font-size: 1rem;
  font-weight: 600;
  line-height: 1.4;
  letter-spacing: -0.005em;
`;

const Links = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  margin-block-start: var(--space-3);
  overflow-wrap: anywhere;

  & a {
    display: inline-block;
    padding-block: 0.375rem;
    color: var(--color-text-muted);
    font-size: 1rem;
    line-height: 1.35;
    white-space: normal;
    text-decoration-line: none;
    transition: color var(--duration-fast) var(--ease-out);
  }

  & a:hover {
    color: var(--color-text);
    text-decoration-line: underline;
  }
`;

const Lower = styled.div`
  display: grid;
  gap: var(--space-6);
  margin-block-start: clamp(2rem, 3vw, 3rem);
  padding-block-start: var(--space-6);
  border-block-start: 1px solid var(--color-line);
  color: var(--color-text-muted);
  font-size: var(--text-small);
`;

const Beside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-8) var(--space-16);

  @container shell-footer (width >= 42rem) {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: start;
  }

  p {
    max-inline-size: var(--column-text);
  }

  &:empty {
    display: none;
  }
`;

const LastLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2) var(--space-6);
`;
