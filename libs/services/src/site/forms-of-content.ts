import { embeddedForms, remoteForms, type EmbeddedEntries } from '../forms/address/form-lookup.ts';
import type { FormOf } from '../forms/address/form-rules.ts';

/** Host and access token of the CMS from which the pages come. */
export interface ContentPlace {
  readonly host: string;
  readonly insecure: boolean;
  readonly basePath: string;
  readonly space: string;
  readonly environment: string;
  readonly token: string;
}

/** Returns a function that finds forms in the CMS of this process, or else in the remote CMS. */
export function formsOfContent(embedded: EmbeddedEntries | undefined, place: ContentPlace): FormOf {
  if (embedded) return embeddedForms(() => embedded);
  const { host, insecure, basePath, space, environment, token } = place;
  const origin = `${insecure ? 'http' : 'https'}://${host}`;
  return remoteForms({
    environmentUrl: `${origin}${basePath}/spaces/${space}/environments/${environment}`,
    token,
  });
}
