import type { ReactElement } from 'react';
import { createGlobalStyle } from 'styled-components';
import { fontFacesCss } from '../fonts/font-faces.ts';
import type { Brand } from '../tokens/brand.ts';
import { tokensCss } from '../tokens/tokens-css.ts';
import { globalCss } from './global-css.ts';

export type GlobalStyleProps = {
  /**
   * Returns the address of a font file from its name. If `fontUrl` is missing, the page uses local fonts with
   * the same metrics.
   */
  fontUrl?: ((file: string) => string) | undefined;
  /** A brand from `defineBrand`. Default: the demo's brand. */
  brand?: Pick<Brand, 'css'> | undefined;
};

/**
 * Tokens, base styles and fonts for an application that draws its own pages, such as a catalog or another
 * team's page. A host that writes the same CSS into the document's head does not need this component.
 */
export function GlobalStyle({ fontUrl, brand }: GlobalStyleProps): ReactElement {
  return <Styles $fonts={fontUrl ? fontFacesCss(fontUrl) : ''} $tokens={brand?.css ?? tokensCss} />;
}

const Styles = createGlobalStyle<{ $fonts: string; $tokens: string }>`
  ${({ $fonts }) => $fonts}
  ${({ $tokens }) => $tokens}
  ${globalCss}
`;
