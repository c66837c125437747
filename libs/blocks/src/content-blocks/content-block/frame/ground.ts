import type { ContentColor } from '@skein/cms-client';
import type { ModuleLook } from '@skein/ui';

export interface Grounds {
  readonly backgroundColor?: ContentColor | undefined;
  readonly isModule?: boolean | undefined;
  readonly moduleColor?: ContentColor | undefined;
  readonly moduleLook?: ModuleLook | undefined;
}

/**
 * Returns the color behind a block's words: the color of the block, or else the color of the filled module
 * around the block. Returns undefined if neither color is set.
 */
export function groundOf(grounds: Grounds): ContentColor | undefined {
  const { backgroundColor, isModule, moduleColor, moduleLook } = grounds;
  return backgroundColor ?? (isModule && moduleLook !== 'outlined' ? moduleColor : undefined);
}
