import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import Fastify from 'fastify';
import type { ContentApiOptions } from './content-api.ts';
import { contentApi } from './content-api.ts';
import { allowOtherOrigins } from './cross-origin.ts';
import { placeOf } from './export/place-of.ts';
import { readExport } from './export/read-export.ts';
import { imagesApi } from './images/images-api.ts';
import { DEFAULT_MANAGEMENT_TOKEN, DEFAULT_PREVIEW_TOKEN } from './model/content.constants.ts';
import { rootAddresses } from './root-addresses.ts';

export type LocalCmsOptions = Omit<ContentApiOptions, 'assetHost' | 'space' | 'environment'> & {
  /** Id of the space. Default: the space that the export names, or else `local`. */
  readonly space?: string | undefined;
  /** Id of the environment. Default: the environment that the export names, or else `master`. */
  readonly environment?: string | undefined;
  /** `host[:port]` at which readers reach files. Default: the address at which the server listens. */
  readonly assetHost?: string | undefined;
  readonly logger?: FastifyServerOptions['logger'];
};

/**
 * Creates a server with everything: delivery at `/cdn`, preview at `/preview`, management at `/cma`, files at
 * `/assets`, and all three APIs at `/spaces`, where the token of a request selects the API. The server does not listen
 * yet.
 * @throws ContentExportError if the export cannot be read or has no usable locales
 */
export async function localCms(options: LocalCmsOptions): Promise<FastifyInstance> {
  const { logger = false, assetHost, dataDir, ...content } = options;
  const { previewToken = DEFAULT_PREVIEW_TOKEN, managementToken = DEFAULT_MANAGEMENT_TOKEN } = options;
  const app = Fastify({ logger, rewriteUrl: rootAddresses({ previewToken, managementToken }) });
  allowOtherOrigins(app);
  await app.register(contentApi, {
    ...content,
    ...servedPlace(options),
    dataDir,
    previewToken,
    managementToken,
    assetHost: assetHost ?? (() => hostOf(app.server.address())),
  });
  const pictures = dataDir ?? (await mkdtemp(path.join(tmpdir(), 'local-cms-')));
  if (dataDir === undefined) app.addHook('onClose', () => rm(pictures, { recursive: true, force: true }));
  await app.register(imagesApi, { dataDir: pictures });
  return app;
}

/**
 * Returns the space and the environment that clients have to name.
 * @throws ContentExportError if the export cannot be read
 */
export function servedPlace(options: Pick<LocalCmsOptions, 'export' | 'space' | 'environment'>) {
  const found = placeOf(readExport(options.export).content);
  return {
    space: options.space ?? found.space,
    environment: options.environment ?? found.environment,
  };
}

/** Returns the host and port at which clients on the same machine reach a server. */
export function hostOf(address: AddressInfo | string | null): string {
  if (typeof address !== 'object' || address === null) return 'localhost';
  const { port, family } = address;
  // All clients accept `localhost`, but few accept an address in brackets.
  const local = ['::', '::1', '0.0.0.0'].includes(address.address);
  const name = family === 'IPv6' ? `[${address.address}]` : address.address;
  return `${local ? 'localhost' : name}:${port}`;
}
