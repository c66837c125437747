import type { ReactElement } from 'react';
import { Glyph, type GlyphProps } from './glyph.tsx';
import type { IconName } from './icon-paths.ts';
import { iconPaths } from './icon-paths.ts';

export type IconProps = Omit<GlyphProps, 'path'> & {
  name: IconName;
};

/** An icon of the Skein set, by name. It loads the whole set; use `Glyph` where script size matters. */
export function Icon({ name, ...rest }: IconProps): ReactElement {
  return <Glyph path={iconPaths[name]} {...rest} />;
}
