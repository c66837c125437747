import {
  cpSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import * as v from 'valibot';
import { ROOT } from '../../commands/run.ts';
import { execute } from './execute.ts';
import { pointScopeTo } from './publish.ts';

const CONSUMERS = join(import.meta.dirname, '..', 'consumers');
/** Pictures of the demo, by the names under which the examples of the READMEs ask for them. */
const PICTURES = { 'marcus.svg': 'content/artwork/files/portrait-12.svg' } as const;
/** Examples that both applications show, with the library whose README has them. */
const EXAMPLES = {
  finder: 'apartment-finder',
  plans: 'ui',
  quote: 'blocks',
  'sign-up': 'forms',
  'site-header': 'shell',
} as const;
/** Those that need a server. */
const SERVER_EXAMPLES = { terms: 'blocks' } as const;
const EXPORT = 'content/generated/export.json';
const Item = v.looseObject({ fields: v.record(v.string(), v.record(v.string(), v.unknown())) });
const Made = v.object({ entries: v.array(Item), assets: v.array(Item) });
/** What npm writes down about a folder that it has filled. */
const Installed = v.object({ packages: v.record(v.string(), v.unknown()) });

/** An application of another team with all that it asks for. */
export interface InstalledApp {
  readonly name: string;
  readonly folder: string;
  /** Time that `npm install` took. */
  readonly seconds: number;
  /** In its node_modules, ours included. */
  readonly packages: number;
  readonly megabytes: number;
}

/** What a stranger copies out of the READMEs is part of each application, beside the file that shows it. */
function copyExamples(target: string, examples: Readonly<Record<string, string>>): void {
  for (const [name, library] of Object.entries(examples))
    cpSync(join(ROOT, 'libs', library, 'readme', `${name}.example.tsx`), join(target, `${name}.tsx`));
}

function copyTemplate(name: string, folder: string): void {
  cpSync(join(CONSUMERS, name), folder, { recursive: true });
  // Under its own name it would make the template a project of this workspace.
  renameSync(join(folder, 'manifest.json'), join(folder, 'package.json'));
  const served = join(folder, 'public');
  cpSync(join(CONSUMERS, 'public'), served, { recursive: true });
  for (const [file, source] of Object.entries(PICTURES)) cpSync(join(ROOT, source), join(served, file));
}

function megabytesOf(folder: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  return (
    files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0) / 1024 ** 2
  );
}

/** Every entry and asset of the demo in one language, as a CMS delivers them. */
function copyContent(folder: string): void {
  const { entries, assets } = v.parse(Made, JSON.parse(readFileSync(join(ROOT, EXPORT), 'utf8')));
  const inEnglish = ({ fields, ...item }: v.InferOutput<typeof Item>) => ({
    ...item,
    fields: Object.fromEntries(Object.entries(fields).map(([name, values]) => [name, values['en-US']])),
  });
  const content = { entries: entries.map(inEnglish), assets: assets.map(inEnglish) };
  writeFileSync(join(folder, 'demo.json'), JSON.stringify(content));
}

/** Does what the README says about fonts. */
function copyFonts(folder: string): void {
  const fonts = join(folder, 'public', 'fonts');
  mkdirSync(fonts, { recursive: true });
  for (const file of globSync('node_modules/@skein/ui/src/fonts/*.woff2', { cwd: folder }))
    cpSync(join(folder, file), join(fonts, basename(file)));
}

/**
 * Copies a template and installs what it asks for, as `npm install` does for anybody. Throws with npm's words.
 * @param folder where it goes: outside the workspace, so that nothing is found further up
 * @param registry where our packages come from
 */
export async function installApp(name: string, folder: string, registry: string): Promise<InstalledApp> {
  copyTemplate(name, folder);
  const modules = join(folder, name === 'next' ? 'app' : 'src');
  copyExamples(modules, EXAMPLES);
  if (name === 'next') copyExamples(modules, SERVER_EXAMPLES);
  if (name === 'next') copyContent(folder);
  pointScopeTo(registry, folder);
  const begun = performance.now();
  await execute(
    folder,
    'npm',
    'install',
    '--strict-peer-deps',
    '--prefer-offline',
    '--no-audit',
    '--no-fund',
  );
  const seconds = (performance.now() - begun) / 1000;
  copyFonts(folder);
  const installed = join(folder, 'node_modules');
  const list: unknown = JSON.parse(readFileSync(join(installed, '.package-lock.json'), 'utf8'));
  const packages = Object.keys(v.parse(Installed, list).packages).length;
  return { name, folder, seconds, packages, megabytes: megabytesOf(installed) };
}
