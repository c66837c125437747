import type { ReactElement } from 'react';
import { createGlobalStyle } from 'styled-components';
import { fontFacesCss } from '../fonts/font-faces.ts';
import type { Brand } from '../tokens/brand.ts';
import { tokensCss } from '../tokens/tokens-css.ts';
import { globalCss } from './global-css.ts';

export type GlobalStyleProps = {
  /** Address of a font file, by file name. Without it the metric-matched fallbacks stand in. */
  fontUrl?: ((file: string) => string) | undefined;
  /** What `defineBrand` has made. Without it everything looks as in the demo. */
  brand?: Pick<Brand, 'css'> | undefined;
};

/**
 * Tokens, base styles and fonts for an application that renders by itself, such as a catalog or another team's page.
 * A host that writes the three CSS strings into its document head does not need it.
 */
export function GlobalStyle({ fontUrl, brand }: GlobalStyleProps): ReactElement {
  return <Styles $fonts={fontUrl ? fontFacesCss(fontUrl) : ''} $tokens={brand?.css ?? tokensCss} />;
}

const Styles = createGlobalStyle<{ $fonts: string; $tokens: string }>`
  ${({ $fonts }) => $fonts}
  ${({ $tokens }) => $tokens}
  ${globalCss}
`;
