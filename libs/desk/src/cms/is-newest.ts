import type { Entity } from './cms.types.ts';

/** Whether visitors see the newest version of an entry or asset. The publication itself adds one to the version. */
export const isNewest = ({ sys }: Entity): boolean =>
  sys.publishedVersion !== undefined && sys.version <= sys.publishedVersion + 1;
