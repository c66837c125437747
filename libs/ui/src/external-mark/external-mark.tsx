'use client';

import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { Glyph } from '../icon/glyph.tsx';
import { externalGlyph } from '../icon/glyph-paths.ts';
import { useWord } from '../language/language-provider.tsx';
import type { UiLanguage } from '../language/ui-language.ts';
import * as uiTexts from '../language/ui-texts.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

export type ExternalMarkProps = {
  /** Text after the link's own text, for visitors who cannot see the arrow. */
  label?: string | undefined;
  /** Language of the fallback label. By default it is that of the page. */
  language?: UiLanguage | undefined;
};

/** The small arrow after a link that opens a new tab, with a text for screen readers. */
export function ExternalMark({ label, language: ownLanguage }: ExternalMarkProps): ReactElement {
  const opensInNewTab = useWord(uiTexts.opensInNewTab, ownLanguage);
  return (
    <Mark>
      {'\u00a0'}
      <Glyph path={externalGlyph} size="0.8em" />
      <VisuallyHidden>({label ?? opensInNewTab})</VisuallyHidden>
    </Mark>
  );
}

const Mark = styled.span`
  display: inline-block;
  vertical-align: -0.02em;
  white-space: nowrap;
`;
