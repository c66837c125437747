import type { ContentColor } from '@skein/cms-client';
import type { ModuleLook } from '@skein/ui';

export interface Grounds {
  readonly backgroundColor?: ContentColor | undefined;
  readonly isModule?: boolean | undefined;
  readonly moduleColor?: ContentColor | undefined;
  readonly moduleLook?: ModuleLook | undefined;
}

/** The color from content that a block's words stand on: its own, else the one that fills the module around it. */
export function groundOf(grounds: Grounds): ContentColor | undefined {
  const { backgroundColor, isModule, moduleColor, moduleLook } = grounds;
  return backgroundColor ?? (isModule && moduleLook !== 'outlined' ? moduleColor : undefined);
}
