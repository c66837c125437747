import type { FastifyInstance } from 'fastify';
import type { PageSettings } from '../document/page-settings.ts';
import { remoteServices } from '../http/remote-services.ts';
import type { ServicesHost, ServingsHost } from './site-options.ts';
import { pathsOf, type SitePart } from './site-part.ts';

/**
 * Registers the services of parts, in order.
 * @param servicesUrl the process that answers the paths of parts; undefined if this process answers them
 */
async function registerParts(
  app: FastifyInstance,
  parts: readonly SitePart[],
  host: ServicesHost,
  servicesUrl: string | undefined,
): Promise<void> {
  const here = servicesUrl === undefined ? parts : parts.filter(({ paths }) => paths === undefined);
  for (const { services } of here) await services?.(app, host);
  if (servicesUrl === undefined) return;
  const { prefixes, forms, posts } = pathsOf(parts);
  await app.register(remoteServices, {
    servicesUrl,
    prefixes,
    formPaths: forms,
    postPaths: posts,
    figures: host.figures,
  });
}

/**
 * Joins all parts into one. Lists are joined. If only one value is possible, the last part with a value
 * decides.
 */
export function joinedParts(parts: readonly SitePart[], servicesUrl: string | undefined) {
  const last = <K extends keyof SitePart>(name: K) =>
    parts.findLast((part) => part[name] !== undefined)?.[name];
  return {
    services: (app: FastifyInstance, host: ServicesHost) => registerParts(app, parts, host, servicesUrl),
    servings: (host: ServingsHost) => parts.flatMap(({ servings }) => servings?.(host) ?? []),
    pageSettings: Object.assign({}, ...parts.map(({ pageSettings }) => pageSettings)) as PageSettings,
    policy: parts.flatMap(({ policy = [] }) => policy),
    uploadPaths: parts.flatMap(({ uploadPaths = [] }) => uploadPaths),
    frame: last('frame'),
    visits: last('visits'),
    arrivals: last('arrivals'),
    formToken: last('formToken'),
    bucketSecret: last('bucketSecret'),
  };
}
