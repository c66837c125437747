import { embeddedForms, remoteForms, type EmbeddedEntries } from '../forms/address/form-lookup.ts';
import type { FormOf } from '../forms/address/form-rules.ts';

/** How to reach the CMS of the pages. */
export interface ContentPlace {
  readonly host: string;
  readonly insecure: boolean;
  readonly basePath: string;
  readonly space: string;
  readonly environment: string;
  readonly token: string;
}

/** Returns the forms of the CMS in this process if there is one, or else of the CMS elsewhere. */
export function formsOfContent(embedded: EmbeddedEntries | undefined, place: ContentPlace): FormOf {
  if (embedded) return embeddedForms(() => embedded);
  const { host, insecure, basePath, space, environment, token } = place;
  const origin = `${insecure ? 'http' : 'https'}://${host}`;
  return remoteForms({
    environmentUrl: `${origin}${basePath}/spaces/${space}/environments/${environment}`,
    token,
  });
}
