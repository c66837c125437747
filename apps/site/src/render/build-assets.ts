import type { ScriptAssets } from '@skein/cms-client/render';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

const Manifest = v.record(
  v.string(),
  v.object({ file: v.string(), imports: v.optional(v.array(v.string())), src: v.optional(v.string()) }),
);
type Manifest = v.InferOutput<typeof Manifest>;

/** What the browser build made: the script of every page, and addresses of the rest. */
export interface BuildAssets {
  /** The boot script, as it stands in the page. */
  readonly bootScript: string;
  readonly runtimeUrl: string;
  /** File name, such as `figtree.woff2`, to address. */
  fontUrl(file: string): string;
  island(name: string): ScriptAssets;
  enhancer(name: string): ScriptAssets;
}

/** The build is missing or of another version. */
export class BuildMissing extends Error {}

function readManifest(folder: string): Manifest {
  const file = join(folder, '.vite', 'manifest.json');
  try {
    return v.parse(Manifest, JSON.parse(readFileSync(file, 'utf8')));
  } catch (cause) {
    throw new BuildMissing(`The browser build cannot be read (${file}). Run: npm run build`, { cause });
  }
}

function chunk(manifest: Manifest, key: string): Manifest[string] {
  const found = manifest[key];
  if (!found) throw new BuildMissing(`The browser build has no ${key}. Run: npm run build`);
  return found;
}

/** Text that may stand in a script element: nothing in it ends or escapes one. */
function readInline(folder: string, { file }: Manifest[string]): string {
  const path = join(folder, file);
  try {
    const text = readFileSync(path, 'utf8').trim();
    if (!/<\/script|<!--/i.test(text)) return text;
  } catch (cause) {
    throw new BuildMissing(`The browser build has no ${path}. Run: npm run build`, { cause });
  }
  throw new BuildMissing(`The boot script (${path}) ends its own element. Mend it, then Run: npm run build`);
}

/** All modules that a chunk needs before it can run, itself left out. */
function dependencies(manifest: Manifest, key: string, seen = new Set<string>()): Set<string> {
  for (const next of chunk(manifest, key).imports ?? []) {
    if (seen.has(next)) continue;
    seen.add(next);
    dependencies(manifest, next, seen);
  }
  return seen;
}

/** Reads both manifests once, at start. */
export function readBuildAssets(clientFolder: string, bootFolder: string): BuildAssets {
  const client = readManifest(clientFolder);
  const boot = readManifest(bootFolder);
  const url = (manifest: Manifest, key: string) => `/${chunk(manifest, key).file}`;
  const fonts = new Map(
    Object.entries(client).flatMap(([key, { file }]) =>
      key.endsWith('.woff2') ? [[key.split('/').at(-1), `/${file}`] as const] : [],
    ),
  );
  const known = new Map<string, ScriptAssets>();
  function script(key: string): ScriptAssets {
    const found = known.get(key);
    if (found !== undefined) return found;
    const assets = {
      src: url(client, key),
      deps: [...dependencies(client, key)].map((dep) => url(client, dep)),
    };
    known.set(key, assets);
    return assets;
  }
  return {
    bootScript: readInline(bootFolder, chunk(boot, 'src/islands/boot.ts')),
    runtimeUrl: url(client, 'src/islands/runtime.tsx'),
    fontUrl(file) {
      const found = fonts.get(file);
      if (found === undefined)
        throw new BuildMissing(`The browser build has no font ${file}. Run: npm run build`);
      return found;
    },
    island: (name) => script(`src/islands/${name}.island.ts`),
    enhancer: (name) => script(`src/enhancers/${name}.enhancer.ts`),
  };
}
