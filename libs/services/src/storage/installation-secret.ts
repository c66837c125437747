import { createHmac, randomBytes } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface SecretPlace {
  readonly dataDir: string;
  /** The source of all secrets of an installation. Without it, each secret is stored in a file. */
  readonly installationSecret?: string | undefined;
}

/**
 * Returns a secret of this installation. Replicas derive it from the shared source; a single process creates it
 * at the first start and stores it in the data folder, readable only by its owner.
 */
export function installationSecret(
  { dataDir, installationSecret: given }: SecretPlace,
  name: string,
): string {
  if (given !== undefined) return createHmac('sha256', given).update(name).digest('hex');
  const folder = join(dataDir, 'secrets');
  const file = join(folder, name);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // An interrupted start may have left a part of one. Files only grow, and the first whole secret counts: so two
  // processes that start together agree.
  if (firstSecretIn(file) === undefined)
    appendFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600, flush: true });
  const secret = firstSecretIn(file);
  if (secret === undefined) throw new Error(`${file} does not keep what is written to it.`);
  return secret;
}

const firstSecretIn = (file: string): string | undefined =>
  existsSync(file) ? /[\da-f]{64}/u.exec(readFileSync(file, 'utf8'))?.[0] : undefined;
