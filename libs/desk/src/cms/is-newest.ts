import type { Entity } from './cms.types.ts';

/**
 * Whether visitors see the newest version of an entry or asset. The publication itself increases the version by
 * one.
 */
export const isNewest = ({ sys }: Entity): boolean =>
  sys.publishedVersion !== undefined && sys.version <= sys.publishedVersion + 1;
