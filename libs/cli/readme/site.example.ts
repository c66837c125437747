import { checkModel } from '@skein/cli';
import * as shell from '@skein/shell/blocks';

/** `src/site.ts` exports the list that `createRegistry` gets. */
export const blockModules = [shell];

/** Call this in a test of the site. */
export const checkContentTypes = () => checkModel('content', blockModules);
