import { lastGoodOnDisk, type LastGood } from '@skein/cms-client/server';
import type { FastifyInstance } from 'fastify';
import { join } from 'node:path';

/** Stores the last good answers of the CMS on disk. `problems` returns why answers cannot be stored. */
export function keptAnswers(
  app: FastifyInstance,
  dataDir: string,
): { readonly disk: LastGood; problems(): readonly string[] } {
  let problems: readonly string[] = [];
  const disk = lastGoodOnDisk(join(dataDir, 'last-good'), (problem) => {
    problems = problem === undefined ? [] : [`cannot be kept: ${problem}`];
    if (problem !== undefined) app.log.warn({ problem }, 'answers of the CMS cannot be kept');
  });
  app.addHook('onClose', () => disk.settled());
  return { disk, problems: () => problems };
}
