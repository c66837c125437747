import { headingAnchorId } from '@skein/ui';

/** Returns the id of a plan's label on its page. */
export const labelId = (uid: string): string => `label-${headingAnchorId(uid) ?? ''}`;
