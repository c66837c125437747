import type { Entity } from './cms.types.ts';

/** Whether visitors see the version that the CMS has: the published one, and one more for the publication. */
export const isNewest = ({ sys }: Entity): boolean =>
  sys.publishedVersion !== undefined && sys.version <= sys.publishedVersion + 1;
