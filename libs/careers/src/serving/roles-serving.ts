import { propsFor, serving, type Serving } from '@skein/cms-client/serve';
import { openRoles } from '../open-roles/open-roles.block.ts';
import { rolesQuery, serveRoles } from '../roles/serve-roles.ts';
import type { CareersData } from './careers-data.ts';

/** Serves a page with the list of roles, for the search in the page's query. */
export const rolesServing = (careers: CareersData): Serving =>
  serving(openRoles, {
    async read([first], { search }) {
      if (!first) return undefined;
      const roles = await careers.roles();
      const served = serveRoles(roles, search);
      return {
        normal: (asked) => rolesQuery(roles, asked.search),
        props: propsFor(openRoles, () => ({ served })),
        isShort: roles === undefined,
      };
    },
  });
