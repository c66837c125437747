import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';

export interface CommandResult {
  readonly ok: boolean;
  readonly output: string;
}

/** A workspace in a folder of its own, with the installed packages of this one. */
export interface WorkspaceCopy {
  readonly root: string;
  run(command: string, args: readonly string[], folder?: string): CommandResult;
  write(file: string, text: string): void;
  /** Files of one of these endings that are new, or other than those that were copied. */
  changed(endings: RegExp): string[];
  /** What `npm install` does for a library that is new: links it by its name. */
  linkLibraries(): void;
  dispose(): void;
}

/** Caches that tools write in place: a link would let them write into the original. */
const CACHES = ['.vite', '.vitest', '.cache'];

/** The packages of one node_modules, as links to the same files where the disk is the same. */
function linkPackages(from: string, to: string): void {
  const linked = spawnSync('cp', ['-al', from, to]).status === 0;
  if (!linked) {
    rmSync(to, { recursive: true, force: true });
    cpSync(from, to, { recursive: true, verbatimSymlinks: true });
  }
  for (const name of CACHES) rmSync(join(to, name), { recursive: true, force: true });
}

export function copyWorkspace(from: string): WorkspaceCopy {
  const root = mkdtempSync(join(tmpdir(), 'skein-workspace-'));
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: from,
    encoding: 'utf8',
  });
  for (const file of listed.split('\0')) {
    if (file === '' || !existsSync(join(from, file))) continue;
    cpSync(join(from, file), join(root, file));
  }
  const installed = [
    'node_modules',
    ...globSync('{apps,libs}/*/node_modules', { cwd: from }),
    'content/node_modules',
    'tools/node_modules',
  ];
  for (const folder of installed)
    if (existsSync(join(from, folder))) linkPackages(join(from, folder), join(root, folder));
  const env = {
    ...process.env,
    NX_DAEMON: 'false',
    NX_TUI: 'false',
    FORCE_COLOR: '0',
    PATH: `${join(root, 'node_modules/node/bin')}:${join(root, 'node_modules/.bin')}:${process.env['PATH'] ?? ''}`,
  };
  return {
    root,
    run(command, args, folder = '.') {
      const { status, stdout, stderr } = spawnSync(command, args, {
        cwd: join(root, folder),
        env,
        encoding: 'utf8',
      });
      return { ok: status === 0, output: `${stdout}${stderr}` };
    },
    write: (file, text) => writeFileSync(join(root, file), text),
    changed: (endings) =>
      globSync('{apps,content,docs,libs,tools}/**', {
        cwd: root,
        exclude: (name) => /(^|\/)(node_modules|dist|out-tsc|generated)$/.test(name),
      })
        .filter((file) => endings.test(file))
        .filter((file) => {
          const before = join(from, file);
          return (
            !existsSync(before) || readFileSync(before, 'utf8') !== readFileSync(join(root, file), 'utf8')
          );
        }),
    linkLibraries() {
      for (const manifest of globSync('libs/*/package.json', { cwd: root })) {
        const { name } = JSON.parse(readFileSync(join(root, manifest), 'utf8')) as { readonly name: string };
        const link = join(root, 'node_modules', name);
        if (!existsSync(link)) symlinkSync(relative(dirname(link), join(root, dirname(manifest))), link);
      }
    },
    dispose: () => rmSync(root, { recursive: true, force: true }),
  };
}
