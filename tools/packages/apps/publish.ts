import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const exec = promisify(execFile);

/** Writes npm's settings for a folder: our scope comes from `origin`, all else from where it comes from elsewhere. */
export function pointScopeTo(origin: string, folder: string): void {
  const { host } = new URL(origin);
  // npm sends nothing to a registry without a word of who sends it.
  const lines = [`@skein:registry=${origin}/`, `//${host}/:_authToken=anybody`];
  writeFileSync(join(folder, '.npmrc'), `${lines.join('\n')}\n`);
}

/** Publishes a tarball as a release would, by the settings of its folder. Throws with npm's words when it is not taken. */
export async function publishTarball(tarball: string): Promise<void> {
  await exec('npm', ['publish', tarball, '--ignore-scripts', '--provenance=false', '--loglevel=error'], {
    cwd: dirname(tarball),
    shell: process.platform === 'win32',
  });
}
