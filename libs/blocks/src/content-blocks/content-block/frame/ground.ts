import type { ContentColor } from '@skein/cms-client';
import type { ModuleLook } from '@skein/ui';

export interface Grounds {
  readonly backgroundColor?: ContentColor | undefined;
  readonly isModule?: boolean | undefined;
  readonly moduleColor?: ContentColor | undefined;
  readonly moduleLook?: ModuleLook | undefined;
}

/**
 * Returns the content color behind a block's words: the block's own, or else that of the filled module around
 * it; undefined if neither has one.
 */
export function groundOf(grounds: Grounds): ContentColor | undefined {
  const { backgroundColor, isModule, moduleColor, moduleLook } = grounds;
  return backgroundColor ?? (isModule && moduleLook !== 'outlined' ? moduleColor : undefined);
}
