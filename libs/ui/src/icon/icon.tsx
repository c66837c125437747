import type { ReactElement } from 'react';
import { Glyph, type GlyphProps } from './glyph.tsx';
import type { IconName } from './icon-paths.ts';
import { iconPaths } from './icon-paths.ts';

export type IconProps = Omit<GlyphProps, 'path'> & {
  name: IconName;
};

/** An icon from the icon set. It loads the whole set, so use `Glyph` if the size of scripts matters. */
export function Icon({ name, ...rest }: IconProps): ReactElement {
  return <Glyph path={iconPaths[name]} {...rest} />;
}
