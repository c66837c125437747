import { accessSync, constants, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { exportOf } from '../convert/export-of-folder.ts';
import { writeFolder } from '../convert/folder-of-export.ts';
import { typesInUse } from '../convert/types-in-use.ts';
import { ContentExportError } from '../export/export-items.ts';
import { readExport, type ReadExport } from '../export/read-export.ts';
import { hostOf, localCms, servedPlace } from '../local-cms.ts';
import { HELP, readCommand, UsageError, type Command } from './options.ts';

export type Terminal = {
  readonly say: (text: string) => void;
  readonly complain: (text: string) => void;
};

/** How many problems to print. Further problems are only counted. */
const TOLD_PROBLEMS = 10;

/**
 * Runs the command.
 * @returns the listening server, or the status with which to exit
 */
export async function run(words: readonly string[], terminal: Terminal): Promise<FastifyInstance | 0 | 1> {
  try {
    const command = readCommand(words);
    if (command.kind === 'serve') return await serve(command, terminal);
    if (command.kind === 'write') return write(command, terminal);
    terminal.say(HELP);
    return 0;
  } catch (error) {
    const usage = error instanceof UsageError;
    if (!usage && !(error instanceof ContentExportError)) throw error;
    terminal.complain(`local-cms: ${error.message}\n${usage ? 'local-cms --help lists the options.\n' : ''}`);
    return 1;
  }
}

type Serve = Extract<Command, { kind: 'serve' }>;
type Write = Extract<Command, { kind: 'write' }>;

async function serve(
  { cms, host, port, tokens }: Serve,
  { say, complain }: Terminal,
): Promise<FastifyInstance> {
  if (cms.dataDir !== undefined) prepareFolder(cms.dataDir);
  const app = await localCms({ ...cms, logger: { level: 'error' } });
  try {
    await app.listen({ port, host });
  } catch (error) {
    await app.close();
    throw listenError(error, host, port);
  }
  const { space, environment } = servedPlace(cms);
  const problems = app.content?.problems ?? [];
  if (problems.length > 0) complain(problemsText(problems));
  const base = `http://${hostOf(app.server.address())}`;
  const environmentPath = `/spaces/${space}/environments/${environment}`;
  const total = async (of: string): Promise<number> => {
    const url = `/preview${environmentPath}/${of}?limit=1&access_token=${encodeURIComponent(tokens.preview)}`;
    return (await app.inject(url)).json().total;
  };
  say(`
  ${typeof cms.export === 'string' ? cms.export : 'An empty space'}: ${await total('entries')} entries, ${await total('assets')} assets, ${await total('content_types')} content types
  space ${space}, environment ${environment}

  delivery    ${base}/cdn        ${tokens.delivery}
  preview     ${base}/preview    ${tokens.preview}
  management  ${base}/cma        ${tokens.management}
  all three   ${base}            the token says which

  curl '${base}${environmentPath}/entries?access_token=${tokens.delivery}'
`);
  return app;
}

/**
 * Writes the content of a folder as an export. Leaves out content types without entries, because the vendor's
 * plans limit the number of content types.
 */
function writeExport(read: ReadExport, target: string, allTypes: boolean, say: Terminal['say']): void {
  const whole = exportOf(read);
  const { content, unused } = allTypes ? { content: whole, unused: [] } : typesInUse(whole);
  writeFileSync(target, `${JSON.stringify(content, null, 2)}\n`);
  say(`${content.contentTypes?.length ?? 0} content types\n`);
  if (unused.length > 0)
    say(`Left out, because no entry has them: ${unused.join(', ')}. --all-types takes them, too.\n`);
}

function write({ source, target, assetsDir, allTypes }: Write, { say, complain }: Terminal): 0 {
  const read = readExport(source);
  const assets = assetsDir ?? (read.folder === undefined ? undefined : path.join(read.folder, 'assets'));
  const problems = read.files ? read.files.first.problems : writeFolder(read, target, assets);
  if (read.files) writeExport(read, target, allTypes, say);
  if (problems.length > 0) complain(problemsText(problems));
  say(`${target}\n`);
  return 0;
}

function prepareFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new UsageError(`--data ${folder} cannot be written (${(error as NodeJS.ErrnoException).code}).`);
  }
}

function listenError(error: unknown, host: string, port: number): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE')
    return new UsageError(`Port ${port} of ${host} is taken. Name another with --port, or 0 for a free one.`);
  if (code === 'EACCES') return new UsageError(`This user may not listen on port ${port}.`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new UsageError(`This machine has no address ${host}.`);
  return error;
}

function problemsText(problems: readonly { readonly item: string; readonly reason: string }[]): string {
  const told = problems.slice(0, TOLD_PROBLEMS).map(({ item, reason }) => `  ${item}: ${reason}\n`);
  const more = problems.length - told.length;
  return `Not all of the export could be taken over:\n${told.join('')}${more > 0 ? `  and ${more} more\n` : ''}`;
}
