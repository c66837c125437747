import type { ReactElement } from 'react';
import { createGlobalStyle } from 'styled-components';
import { fontFacesCss } from '../fonts/font-faces.ts';
import { tokensCss } from '../tokens/tokens-css.ts';
import { globalCss } from './global-css.ts';

export type GlobalStyleProps = {
  /** Address of a font file, by file name. Without it the metric-matched fallbacks stand in. */
  fontUrl?: ((file: string) => string) | undefined;
};

/**
 * Tokens, base styles and fonts for an application that renders on its own, such as a catalogue or another team's
 * page. A host that writes the three CSS strings into its document head does not need it.
 */
export function GlobalStyle({ fontUrl }: GlobalStyleProps): ReactElement {
  return <Styles $fonts={fontUrl ? fontFacesCss(fontUrl) : ''} />;
}

const Styles = createGlobalStyle<{ $fonts: string }>`
  ${({ $fonts }) => $fonts}
  ${tokensCss}
  ${globalCss}
`;
