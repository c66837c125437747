import type { Serving } from '@skein/cms-client/serve';
import { maintenanceCall, scheduleCall } from '../call-back/call-back.block.ts';
import { formTypes } from './form-types.ts';

/**
 * Adds the prop `page` to blocks: the path of their page, with its language prefix. The form posts this path, because
 * some browsers do not tell the server which page a post came from.
 * @param types ids of the blocks' content types
 */
export const postedFrom = (types: readonly string[]): Serving => ({
  types,
  read(_page, { below = '' }, { path }) {
    const parts = below.split('/').filter((part) => part !== '');
    const page = [path, ...parts.map(encodeURIComponent)].join('/');
    return {
      // Ignores the query, because it is for other blocks.
      normal: () => '',
      props: ({ type }) => (types.includes(type) ? { page } : undefined),
    };
  },
});

export const formOriginServing: Serving = postedFrom([...formTypes, scheduleCall.id, maintenanceCall.id]);
