import { StartError } from '@skein/http';
import { scriptName, type Registry } from '@skein/cms-client';
import type { ScriptAssets } from '@skein/cms-client/render';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { BUILD_NAME_FILE } from './build-name-file.ts';

const Script = v.object({ src: v.string(), deps: v.array(v.string()) });
/** The manifest of the browser build, which `vite/client-entry.ts` writes. */
const ClientAssets = v.object({
  runtime: v.string(),
  fonts: v.record(v.string(), v.string()),
  islands: v.record(v.string(), Script),
  enhancers: v.record(v.string(), Script),
});
const BootManifest = v.record(v.string(), v.object({ file: v.string(), isEntry: v.optional(v.boolean()) }));

/** The result of the browser build: the boot script, and the URLs of all other scripts and of fonts. */
export interface BuildAssets {
  /** Name of this build of browser and server. An incomplete build gets a random name. */
  readonly build: string;
  /** The boot script, which is inlined in every page. */
  readonly bootScript: string;
  readonly runtimeUrl: string;
  /** Returns the address of a font file such as `figtree.woff2`. */
  fontUrl(file: string): string;
  /**
   * Returns the scripts of an island.
   * @param type the content type that needs the island, for the error message
   * @throws BuildMissing
   */
  island(name: string, type?: string): ScriptAssets;
  enhancer: BuildAssets['island'];
}

/** Thrown if the build is missing or has another version. */
export class BuildMissing extends StartError {}

function readJson<T>(schema: v.GenericSchema<unknown, T>, file: string): T {
  try {
    return v.parse(schema, JSON.parse(readFileSync(file, 'utf8')));
  } catch (cause) {
    throw new BuildMissing(`The browser build cannot be read (${file}). Run: npm run build`, { cause });
  }
}

/**
 * Reads a script for a script element.
 * @throws BuildMissing if the script is missing, or contains text that would end the element
 */
function readInline(path: string): string {
  try {
    const text = readFileSync(path, 'utf8').trim();
    if (!/<\/script|<!--/i.test(text)) return text;
  } catch (cause) {
    throw new BuildMissing(`The browser build has no ${path}. Run: npm run build`, { cause });
  }
  throw new BuildMissing(`The boot script (${path}) ends its own element. Mend it, then Run: npm run build`);
}

function readBuildName(clientFolder: string): string {
  try {
    return readFileSync(join(clientFolder, BUILD_NAME_FILE), 'utf8').trim();
  } catch {
    return randomUUID();
  }
}

/** Reads the manifests of the builds, once at start. @throws BuildMissing */
export function readBuildAssets(clientFolder: string, bootFolder: string): BuildAssets {
  const client = readJson(ClientAssets, join(clientFolder, 'skein-assets.json'));
  const boot = readJson(BootManifest, join(bootFolder, '.vite', 'manifest.json'));
  const entry = Object.values(boot).find(({ isEntry }) => isEntry);
  if (!entry)
    throw new BuildMissing(`The browser build has no boot script (${bootFolder}). Run: npm run build`);
  const found =
    <T>(known: Readonly<Record<string, T>>, missing: (name: string, type?: string) => string) =>
    (name: string, type?: string): T => {
      const asset = Object.hasOwn(known, name) ? known[name] : undefined;
      if (asset === undefined) throw new BuildMissing(missing(name, type));
      return asset;
    };
  const scripts = (kind: 'island' | 'enhancer', known: Readonly<Record<string, ScriptAssets>>) =>
    found(known, (name, type) => {
      const from = type === undefined ? '' : ` (for ${type})`;
      const names = Object.keys(known).join(', ') || 'none';
      return `No ${kind} '${name}'${from}. There are: ${names}. Name the package of the block in siteBuild, and build again.`;
    });
  return {
    build: readBuildName(clientFolder),
    bootScript: readInline(join(bootFolder, entry.file)),
    runtimeUrl: client.runtime,
    fontUrl: found(client.fonts, (name) => `The browser build has no font ${name}. Run: npm run build`),
    island: scripts('island', client.islands),
    enhancer: scripts('enhancer', client.enhancers),
  };
}

/**
 * Checks that the script of each block exists. If the props of a block choose its script, the script is checked
 * when the block is drawn.
 * @throws BuildMissing
 */
export function checkWakers(registry: Registry, assets: Pick<BuildAssets, 'island' | 'enhancer'>): void {
  for (const { type, wake } of registry.values()) {
    const policy = wake.length === 0 ? wake({}) : undefined;
    if (policy?.island !== undefined) assets.island(scriptName(policy.island), type.id);
    if (policy?.enhancer !== undefined) assets.enhancer(scriptName(policy.enhancer), type.id);
  }
}
