import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/*
 * Docker runs this command in the container of a replica, every ten seconds. It ends with 0 if the replica is ready,
 * and otherwise with 1. Docker restarts only containers that have ended. The command therefore kills a replica that
 * answered before, but has not answered for a minute. It does not kill a replica that answers “not ready”, because a
 * restart would not change that.
 */

const UNANSWERED_MOST = 6;
const LIMIT_MS = 2500;
/**
 * File that counts how many checks in a row had no answer. The folder is empty when a container starts, and the first
 * answer creates the file, so checks during a slow start do not count.
 */
const counter = join(tmpdir(), 'checks-without-answer');

/** Returns the id of the server's process, which the init process of the container has started. */
const serverId = () =>
  // eslint-disable-next-line skein/no-site-names -- a file of the system, not an address of the site
  Number(process.argv[2] ?? readFileSync('/proc/1/task/1/children', 'utf8').split(' ')[0]);

process.exitCode = 1;
try {
  const { ok } = await fetch(`http://127.0.0.1:${process.env['PORT']}/readyz`, {
    signal: AbortSignal.timeout(LIMIT_MS),
  });
  writeFileSync(counter, '0');
  if (ok) process.exitCode = 0;
} catch {
  if (existsSync(counter)) {
    const unanswered = Number(readFileSync(counter, 'utf8')) + 1;
    writeFileSync(counter, String(unanswered));
    if (unanswered >= UNANSWERED_MOST) {
      rmSync(counter);
      process.kill(serverId(), 'SIGKILL');
    }
  }
}
