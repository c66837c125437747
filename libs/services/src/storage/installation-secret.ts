import { createHmac, randomBytes } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface SecretPlace {
  readonly dataDir: string;
  /** The secret from which all secrets of an installation are derived. Default: one file per secret. */
  readonly installationSecret?: string | undefined;
}

/**
 * Returns a secret of this installation. Replicas derive it from the installation's shared secret. A single
 * process creates it at its first start, and stores it in a file that only the owner can read.
 */
export function installationSecret(
  { dataDir, installationSecret: given }: SecretPlace,
  name: string,
): string {
  if (given !== undefined) return createHmac('sha256', given).update(name).digest('hex');
  const folder = join(dataDir, 'secrets');
  const file = join(folder, name);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // After an interrupted start, the file may contain a part of a secret. Processes only append to the file, and
  // the first complete secret counts, so two processes that start together use the same secret.
  if (firstSecretIn(file) === undefined)
    appendFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600, flush: true });
  const secret = firstSecretIn(file);
  if (secret === undefined) throw new Error(`${file} does not keep what is written to it.`);
  return secret;
}

const firstSecretIn = (file: string): string | undefined =>
  existsSync(file) ? /[\da-f]{64}/u.exec(readFileSync(file, 'utf8'))?.[0] : undefined;
