import { createHash } from 'node:crypto';
import type { HostSettings } from '@skein/http/settings';
import type { PageInputs } from './site-options.ts';

/**
 * Returns a name for everything that decides how pages look. Replicas of one build with the same settings and inputs
 * draw the same pages, and get the same name.
 */
export function drawnWith(
  build: string,
  policy: unknown,
  { origin, production, pageSettings, photoHosts, formOrigins, servicesUrl, content }: HostSettings,
  inputs: PageInputs,
): string {
  const { host, space, environment } = content;
  const parts = [build, policy, origin, production, pageSettings, photoHosts, formOrigins, servicesUrl];
  return createHash('sha256')
    .update(JSON.stringify([...parts, host, space, environment, Object.entries(inputs).sort()]))
    .digest('base64url')
    .slice(0, 22);
}
