import { existsSync, globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, resolve } from 'node:path';

/** An export that a page loads from a file, or from a package such as `@skein/ui/enhance-video`. */
export interface WakerSource {
  readonly module: string;
  readonly name: string;
}

/** The scripts that the blocks of a site import, by their names in the build. */
export interface Wakers {
  readonly islands: ReadonlyMap<string, WakerSource>;
  readonly enhancers: ReadonlyMap<string, WakerSource>;
  /** Modules that the first script of every page includes, in the order of the packages. */
  readonly boot: readonly WakerSource[];
}

/** Matches an import of a script: `enhancer: () => import('./enhance-faq.ts').then((m) => m.enhanceFaq)`. */
const SCRIPT =
  /\b(island|enhancer):\s*\(\)\s*=>\s*import\(\s*(['"])([^'"]+)\2\s*\)\.then\(\s*\((\w+)\)\s*=>\s*\4\.(\w+),?\s*\)/g;
const BEGINNING = /\b(?:island|enhancer):\s*(?:async\s*)?\(\)\s*=>\s*\(?(?:await\s*)?import\(/g;

/** Returns the name of a script in the build: `enhanceFaq` is `faq`. A default export has the name of its file. */
export function nameOf(module: string, name: string): string {
  if (name === 'default') return basename(module).replace(/\.[jt]sx?$/, '');
  return name
    .replace(/^enhance(?=[A-Z])/, '')
    .replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, '-')
    .toLowerCase();
}

/**
 * Returns a module's code in which each import of a block's script is replaced by the script's name in the build, so
 * that the server does not load scripts for browsers.
 * @throws an error that shows the required form if an import has another form
 */
export function withScriptNames(code: string, file: string): string {
  let found = 0;
  const named = code.replace(SCRIPT, (_, kind: string, _quote, module: string, _m, name: string) => {
    found += 1;
    return `${kind}: { script: ${JSON.stringify(nameOf(module, name))} }`;
  });
  if (found === (code.match(BEGINNING)?.length ?? 0)) return named;
  throw new Error(
    `${file}: write each island and enhancer as () => import('./a-file.ts').then((m) => m.anExport)`,
  );
}

/**
 * Returns the folder of a package.
 * @throws Error if the package is not installed
 */
function packageFolder(require: NodeJS.Require, name: string): string {
  try {
    return dirname(require.resolve(`${name}/package.json`));
  } catch (cause) {
    throw new Error(`packages names ${name}, which is not installed: npm install ${name}`, { cause });
  }
}

/**
 * Returns the scripts that the blocks of these packages and of the site import, and the `./boot` entry points
 * of the packages. If a package and the site have scripts of the same name, the site's script is used.
 * @param sources whether to read the packages' sources, for a site of this workspace
 * @throws if a package is not installed, or two packages have scripts of the same name
 */
export function readWakers(root: string, packages: readonly string[], sources: boolean): Wakers {
  const require = createRequire(join(root, 'package.json'));
  const wakers = { island: new Map<string, WakerSource>(), enhancer: new Map<string, WakerSource>() };
  function read(file: string, isOwn: boolean): void {
    const code = readFileSync(file, 'utf8');
    withScriptNames(code, file);
    for (const [, kind, , module = '', , name = ''] of code.matchAll(SCRIPT)) {
      const source = { module: module.startsWith('.') ? resolve(dirname(file), module) : module, name };
      const known = wakers[kind as 'island' | 'enhancer'];
      const key = nameOf(module, name);
      const other = known.get(key);
      // The same script may be imported by path in one library, and by package name in another.
      const isSame = other?.module.startsWith('@') || source.module.startsWith('@');
      if (other && !isOwn && !isSame && other.module !== source.module)
        throw new Error(`Two blocks have a script called ${key}: ${other.module} and ${source.module}`);
      known.set(key, source);
    }
  }
  const boot = packages.flatMap((name) => {
    const folder = packageFolder(require, name);
    // A package may contain its cards in other files after bundling.
    const pattern = sources ? 'src/**/*.block.ts' : 'dist/**/*.js';
    for (const file of globSync(pattern, { cwd: folder }).sort()) read(join(folder, file), false);
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
      readonly exports?: object;
    };
    return './boot' in (manifest.exports ?? {}) ? [{ module: `${name}/boot`, name: 'boot' }] : [];
  });
  const own = existsSync(join(root, 'src')) ? globSync('src/**/*.{ts,tsx}', { cwd: root }).sort() : [];
  for (const file of own) if (!/\.(test|stories)\.tsx?$/.test(file)) read(join(root, file), true);
  return { islands: wakers.island, enhancers: wakers.enhancer, boot };
}
