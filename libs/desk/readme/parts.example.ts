import { desk } from '@skein/desk';

/** Parts for `serveSite` of `@skein/host`, after the part that serves the content. */
export const parts = [desk()];
