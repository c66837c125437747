'use client';

import { localizePath, withDefaults } from '@skein/cms-client';
import { useWords } from '@skein/ui';
import { styled } from 'styled-components';
import type { ShellPage } from '../shell/shell-page.ts';
import { consentWords, type Asks } from './consent-words.ts';
import type { ConsentContent } from './consent.content.ts';
import { consentDefaults } from './consent.defaults.ts';
import { consentTexts } from './consent.texts.ts';

export type ConsentProps = ConsentContent & {
  page: Pick<ShellPage, 'locale' | 'languages'>;
  /** The categories that the site asks about. Without any the component renders nothing. */
  asks?: Asks;
  /** Path of the page with the form for visitors without script, without a language prefix. */
  choicePage: string;
};

/**
 * The texts of the consent banner and its settings, at the start of a page, for the script that renders them
 * once the page is idle. Without script it shows a link to the page with the form.
 */
export function Consent(props: ConsentProps) {
  const say = useWords();
  const { page, asks = [], choicePage, ...content } = withDefaults(props, consentDefaults);
  // On purpose: an element that is hidden is no block that an editor left empty.
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
