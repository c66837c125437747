import type { ReactElement } from 'react';
import { Glyph, type GlyphProps } from './glyph.tsx';
import type { IconName } from './icon-paths.ts';
import { iconPaths } from './icon-paths.ts';

export type IconProps = Omit<GlyphProps, 'path'> & {
  name: IconName;
};

/** A drawing of the Skein set by name. Brings the whole set along; where weight counts, `Glyph` takes one. */
export function Icon({ name, ...rest }: IconProps): ReactElement {
  return <Glyph path={iconPaths[name]} {...rest} />;
}
