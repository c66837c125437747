import type { ContentColor } from '@skein/cms-client';

export interface Grounds {
  readonly backgroundColor?: ContentColor | undefined;
  readonly isModule: boolean;
  readonly moduleColor?: ContentColor | undefined;
}

/** The colour from content that a block's words stand on: its own, else that of the module around it. */
export function groundOf({ backgroundColor, isModule, moduleColor }: Grounds): ContentColor | undefined {
  return backgroundColor ?? (isModule ? moduleColor : undefined);
}
