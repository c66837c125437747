'use client';

import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { useWord } from '../language/language-provider.tsx';
import type { UiLanguage } from '../language/ui-language.ts';
import * as uiTexts from '../language/ui-texts.ts';
import { withHeadingIds } from './heading-ids.ts';
import { Prose } from './prose.tsx';
import { trustedHtml } from './trusted-html.ts';
import { wrapTables } from './wrap-tables.ts';

export type RichTextProps = {
  /**
   * HTML with the mark of a sanitizer: the `SafeHtml` of `@skein/cms-client`, or your own `htmlLiteral`. The
   * mark exists in the type only.
   */
  html: string & { readonly safeHtml: true };
  /**
   * `span` is for a title or label that may contain emphasis or a link; it has no space for paragraphs around
   * it.
   */
  as?: 'div' | 'span' | undefined;
  /** `lead` is for an introduction, `small` for legal notes. */
  size?: 'small' | 'body' | 'lead' | undefined;
  /** Name of a table's frame for screen readers. */
  tableLabel?: string | undefined;
  /** Language of the fallback of `tableLabel`. */
  language?: UiLanguage | undefined;
  id?: string | undefined;
};

/**
 * Text as an editor wrote it: headings, lists, tables, quotations and links. Headings have an id made from
 * their words, so that links can lead to them.
 */
export function RichText(props: RichTextProps): ReactElement {
  const { html, as = 'div', size, tableLabel, language: ownLanguage, id } = props;
  const wideTable = useWord(uiTexts.wideTable, ownLanguage);
  const plainTable = useWord(uiTexts.table, ownLanguage);
  if (as === 'span') return <Inline id={id} dangerouslySetInnerHTML={{ __html: trustedHtml(html) }} />;
  const markup = wrapTables(withHeadingIds(html), {
    scrolls: tableLabel ?? wideTable,
    stacks: tableLabel ?? plainTable,
  });
  return <Prose id={id} size={size} html={markup as typeof html} />;
}

const Inline = styled.span`
  & a {
    color: inherit;
  }
`;
