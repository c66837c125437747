import type { ReactElement } from 'react';
import { createGlobalStyle } from 'styled-components';
import { fontFacesCss } from '../fonts/font-faces.ts';
import type { Brand } from '../tokens/brand.ts';
import { tokensCss } from '../tokens/tokens-css.ts';
import { globalCss } from './global-css.ts';

export type GlobalStyleProps = {
  /**
   * Returns the address of a font file from its name. Without it, the fallbacks with the same metrics are
   * used.
   */
  fontUrl?: ((file: string) => string) | undefined;
  /** A brand from `defineBrand`. By default everything looks as in the demo. */
  brand?: Pick<Brand, 'css'> | undefined;
};

/**
 * Tokens, base styles and fonts for an application that renders by itself, such as a catalog or another team's
 * page. A host that writes the three CSS strings into its document head does not need this component.
 */
export function GlobalStyle({ fontUrl, brand }: GlobalStyleProps): ReactElement {
  return <Styles $fonts={fontUrl ? fontFacesCss(fontUrl) : ''} $tokens={brand?.css ?? tokensCss} />;
}

const Styles = createGlobalStyle<{ $fonts: string; $tokens: string }>`
  ${({ $fonts }) => $fonts}
  ${({ $tokens }) => $tokens}
  ${globalCss}
`;
