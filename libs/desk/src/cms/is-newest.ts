import type { Entity } from './cms.types.ts';

/**
 * Whether visitors see the newest version of an entry or asset. Publishing adds one to the version, so an item without
 * later changes is one version above its published version.
 */
export const isNewest = ({ sys }: Entity): boolean =>
  sys.publishedVersion !== undefined && sys.version <= sys.publishedVersion + 1;
