import { createHash } from 'node:crypto';
import type { HostSettings } from '@skein/http/settings';

/** Names what pages are drawn with: replicas of one build and with the same settings draw the same. */
export function drawnWith(
  build: string,
  policy: unknown,
  { origin, production, pageSettings, photoHosts, formOrigins, servicesUrl, content }: HostSettings,
): string {
  const { host, space, environment } = content;
  const parts = [build, policy, origin, production, pageSettings, photoHosts, formOrigins, servicesUrl];
  return createHash('sha256')
    .update(JSON.stringify([...parts, host, space, environment]))
    .digest('base64url')
    .slice(0, 22);
}
