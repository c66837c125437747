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
  /** Text that follows the link's text, for visitors who cannot see the arrow. */
  label?: string | undefined;
  /** Language of the default label. Default: the language of the page. */
  language?: UiLanguage | undefined;
};

/** The small arrow of a link that opens a new tab. It has a text for screen readers. */
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
