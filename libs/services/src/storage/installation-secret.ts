import { createHmac, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface SecretPlace {
  readonly dataDir: string;
  /** What all secrets of an installation are made of; without it each is kept in a file. */
  readonly installationSecret?: string | undefined;
}

/**
 * A secret of this installation. Replicas are given what it is made of; one alone makes it at the first start and keeps it
 * in the data folder, readable by its owner only.
 */
export function installationSecret(
  { dataDir, installationSecret: given }: SecretPlace,
  name: string,
): string {
  if (given !== undefined) return createHmac('sha256', given).update(name).digest('hex');
  const folder = join(dataDir, 'secrets');
  const file = join(folder, name);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  try {
    // Exclusive: of two processes that start together, both end up with the one that was written first.
    writeFileSync(file, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8').trim();
}
