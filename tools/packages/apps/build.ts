import { execute, tryTo } from './execute.ts';
import type { InstalledApp } from './install.ts';

/** An error that TypeScript reports, in its own words: `file(row,column): error …`. */
const ERROR = /^\S.*\(\d+,\d+\): error /;
/** Declarations that are not ours to mend. */
const OTHERS = /^(\.\/)?node_modules\/(?!@skein\/)/;

/** What strict TypeScript says about an application and about every declaration of ours that it meets. */
export async function typeErrors({ folder }: InstalledApp): Promise<string[]> {
  const { ok, output } = await tryTo(
    folder,
    'npx',
    '--no-install',
    'tsc',
    '-p',
    '.',
    '--skipLibCheck',
    'false',
    '--pretty',
    'false',
  );
  if (ok) return [];
  const lines = output.split('\n');
  const errors = lines.filter((line) => ERROR.test(line));
  // What is no error in a file is an error of the call.
  if (errors.length === 0) return [output];
  return errors.filter((line) => !OTHERS.test(line));
}

/** Builds an application for production. Returns seconds. Throws with the end of what its tools say. */
export async function buildApp({ folder }: InstalledApp): Promise<number> {
  const begun = performance.now();
  await execute(folder, 'npm', 'run', 'build');
  return (performance.now() - begun) / 1000;
}
