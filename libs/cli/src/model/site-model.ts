import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { CommandError } from '../terminal/terminal.ts';
import { modelOfBlocks, parseModel } from './model-of.ts';
import type { Model } from './model.types.ts';

const SITE = 'src/site.ts';
/** The command that prints a model as JSON. */
export const PRINT_MODEL = 'print-model';

/**
 * Returns the content types of a site's blocks.
 * @throws CommandError if `src/site.ts` does not export `blockModules`
 */
async function importModel(root: string): Promise<Model> {
  const file = join(root, SITE);
  if (!existsSync(file))
    throw new CommandError(`There is no ${SITE} here: run skein in the folder of a site.`);
  const { blockModules }: { blockModules?: unknown } = await import(pathToFileURL(file).href);
  if (!Array.isArray(blockModules))
    throw new CommandError(`${SITE} must export blockModules: the list that createRegistry gets.`);
  return modelOfBlocks(blockModules);
}

/** Prints the content types of a site's blocks for another process. */
export const printModel = async (root: string): Promise<string> =>
  JSON.stringify([...(await importModel(root)).values()]);

/**
 * Returns the content types of a site's blocks in their installed version. Another process imports the blocks, because
 * this process would get the modules that it imported before an update.
 * @throws CommandError that says why the content types cannot be read
 */
export function siteModel(root: string): Model {
  const command = process.argv[1] ?? '';
  try {
    return parseModel(
      execFileSync(process.execPath, [...process.execArgv, command, PRINT_MODEL], {
        cwd: root,
        encoding: 'utf8',
        maxBuffer: 64 * 1024 * 1024,
        stdio: ['ignore', 'pipe', 'pipe'],
      }),
    );
  } catch (error) {
    const { stderr } = error as { stderr?: string };
    throw new CommandError(stderr?.trim() || `The blocks of ${SITE} cannot be imported: ${String(error)}`);
  }
}
