import type { Serving } from '@skein/cms-client/serve';
import { maintenanceCall, scheduleCall } from '../call-back/call-back.content.ts';
import { formTypes } from './form-types.ts';

/**
 * Gives blocks the path of their page as `page`, with its language prefix, because browsers need not send it
 * with a post.
 * @param types ids of their content types
 */
export const postedFrom = (types: readonly string[]): Serving => ({
  types,
  read(_page, { below = '' }, { path }) {
    const parts = below.split('/').filter((part) => part !== '');
    const page = [path, ...parts.map(encodeURIComponent)].join('/');
    return {
      // What the address asks of other blocks is not for these.
      normal: () => '',
      props: ({ type }) => (types.includes(type) ? { page } : undefined),
    };
  },
});

export const formOriginServing: Serving = postedFrom([...formTypes, scheduleCall.id, maintenanceCall.id]);
