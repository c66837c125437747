import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Reports each address on its own line, so that one that fails does not hide the others. */
const SCRIPT = `
const results = {};
for (const specifier of process.argv.slice(2)) {
  try {
    const names = Object.keys(await import(specifier));
    results[specifier] = names.length === 0 ? 'exports nothing' : '';
  } catch (error) {
    results[specifier] = error instanceof Error ? error.message : String(error);
  }
}
console.log(JSON.stringify(results));
process.exit(0);
`;

/**
 * Imports packages by their public addresses in plain Node: no TypeScript, no bundler, no condition of this workspace.
 * @param folder has the packages in its `node_modules`
 * @returns what went wrong, by address
 */
export function importAll(
  folder: string,
  specifiers: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  mkdirSync(folder, { recursive: true });
  const script = join(folder, 'import-all.mjs');
  writeFileSync(script, SCRIPT);
  return new Promise((done) => {
    const args = ['--no-experimental-strip-types', script, ...specifiers];
    const env = { ...process.env, NODE_OPTIONS: '' };
    execFile(process.execPath, args, { cwd: folder, env, timeout: 30_000 }, (error, stdout, stderr) => {
      const line = stdout.trim().split('\n').at(-1) ?? '';
      if (error || !line.startsWith('{')) {
        done(
          new Map(specifiers.map((specifier) => [specifier, `cannot be imported: ${stderr.slice(0, 300)}`])),
        );
        return;
      }
      const results = JSON.parse(line) as Record<string, string>;
      done(new Map(Object.entries(results).filter(([, problem]) => problem !== '')));
    });
  });
}
