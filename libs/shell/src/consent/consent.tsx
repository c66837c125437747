'use client';

import { localizePath, withDefaults } from '@skein/cms-client';
import { useWords } from '@skein/ui';
import { styled } from 'styled-components';
import type { ShellPage } from '../shell/shell-page.ts';
import { consentWords, type Asks } from './consent-words.ts';
import type { ConsentContent } from './consent.block.ts';
import { consentDefaults } from './consent.defaults.ts';
import { consentTexts } from './consent.texts.ts';

export type ConsentProps = ConsentContent & {
  page: Pick<ShellPage, 'locale' | 'languages'>;
  /** The categories that the site asks about. If empty, the component renders nothing visible. */
  asks?: Asks;
  /** Path of the page with the form for visitors without script, without a language prefix. */
  choicePage: string;
};

/**
 * Renders the texts of the consent banner and settings as data, at the start of a page. When the page is idle,
 * a script draws the banner from this data. Without script, the page shows a link to the form.
 */
export function Consent(props: ConsentProps) {
  const say = useWords();
  const { page, asks = [], choicePage, ...content } = withDefaults(props, consentDefaults);
  // A hidden element shows that the block is empty on purpose. No element would count as an editor's mistake.
  if (asks.length === 0) return <div hidden />;
  const pageUrl = localizePath(choicePage, page.locale, page.languages);
  const words = consentWords(content, say, asks);
  return (
    <div data-consent={JSON.stringify({ page: pageUrl, words })} data-print="none">
      <noscript>
        <Line>
          {say(consentTexts.withoutScript)} <a href={pageUrl}>{words.settingsTitle}</a>
        </Line>
      </noscript>
    </div>
  );
}

const Line = styled.p`
  margin: 0;
  padding: var(--space-2) var(--space-gutter);
  background: var(--color-surface-sunken);
  font-size: var(--text-small);
  text-align: center;

  & > a {
    color: var(--color-link);
  }
`;
