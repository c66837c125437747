import path from 'node:path';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import type { LocalCmsOptions } from '../local-cms.ts';
import { emptyExport } from '../export/empty-export.ts';
import {
  DEFAULT_DELIVERY_TOKEN,
  DEFAULT_MANAGEMENT_TOKEN,
  DEFAULT_PREVIEW_TOKEN,
} from '../model/content.constants.ts';

export const DEFAULT_PORT = 8787;

export type Command =
  | { readonly kind: 'help' }
  /** Writes an export as a folder of content, or a folder as an export. */
  | {
      readonly kind: 'write';
      readonly source: string;
      readonly target: string;
      readonly assetsDir?: string;
      readonly allTypes: boolean;
    }
  | {
      readonly kind: 'serve';
      readonly port: number;
      readonly host: string;
      /**
       * Options of the server. Without a space or an environment, the server uses the space and the environment that
       * the export names.
       */
      readonly cms: LocalCmsOptions;
      readonly tokens: { readonly delivery: string; readonly preview: string; readonly management: string };
    };

/** Thrown for an invalid command. The message is one line for the user. */
export class UsageError extends Error {
  override name = 'UsageError';
}

const OPTIONS = {
  empty: { type: 'string' },
  port: { type: 'string', short: 'p' },
  host: { type: 'string' },
  space: { type: 'string' },
  environment: { type: 'string' },
  'delivery-token': { type: 'string' },
  'preview-token': { type: 'string' },
  'management-token': { type: 'string' },
  data: { type: 'string' },
  assets: { type: 'string' },
  'webhook-url': { type: 'string', multiple: true },
  'webhook-secret': { type: 'string' },
  write: { type: 'string' },
  'all-types': { type: 'boolean' },
  'max-types': { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} satisfies ParseArgsConfig['options'];

export const HELP = `Serves an export of a Contentful space with Contentful's own protocol, offline.

  local-cms export.json            the file that contentful-export writes
  local-cms content                a folder of content: a file for each entry
  local-cms --empty en-US          a space with nothing in it but this locale
  local-cms export.json --write content     makes such a folder of an export
  local-cms content --write export.json     and an export of such a folder

      --all-types                  exports content types that no entry has, too

  -p, --port <number>              port to listen on; 0 takes a free one            ${DEFAULT_PORT}
      --host <name>                address to listen on                             127.0.0.1
      --space <id>                 id of the space                                  that of the export
      --environment <id>           id of the environment                            that of the export
      --delivery-token <text>      opens published content                          ${DEFAULT_DELIVERY_TOKEN}
      --preview-token <text>       opens drafts, too                                ${DEFAULT_PREVIEW_TOKEN}
      --management-token <text>    edits                                            ${DEFAULT_MANAGEMENT_TOKEN}
      --data <folder>              keeps edits, uploads and pictures; without it they end with the process
      --assets <folder>            files of assets                                  "assets" beside the export
      --webhook-url <address>      is told of every edit; may be given several times
      --webhook-secret <text>      signs what it is told: 64 characters
      --max-types <number>         how many content types the space may have            any number
  -h, --help                       this text
`;

/** Reads the arguments of a command. @throws UsageError */
export function readCommand(words: readonly string[]): Command {
  const { values, positionals } = parse(words);
  if (values.help) return { kind: 'help' };
  const [file, ...more] = positionals;
  const { empty } = values;
  if (more.length > 0) throw new UsageError(`Name one export only: ${positionals.join(', ')}.`);
  if ((file === undefined) === (empty === undefined))
    throw new UsageError('Name an export file, or a locale for an empty space: --empty en-US.');
  if (values.write !== undefined) {
    if (file === undefined)
      throw new UsageError('Name what to write: an export file or a folder of content.');
    const [source, target] = [path.resolve(file), path.resolve(values.write)];
    return {
      kind: 'write',
      source,
      target,
      allTypes: values['all-types'] ?? false,
      ...(values.assets !== undefined && { assetsDir: values.assets }),
    };
  }
  const tokens = {
    delivery: values['delivery-token'] ?? DEFAULT_DELIVERY_TOKEN,
    preview: values['preview-token'] ?? DEFAULT_PREVIEW_TOKEN,
    management: values['management-token'] ?? DEFAULT_MANAGEMENT_TOKEN,
  };
  if (new Set(Object.values(tokens)).size < 3 || Object.values(tokens).includes(''))
    throw new UsageError('The three tokens must differ: they say which API is meant.');
  return {
    kind: 'serve',
    port: portOf(values.port),
    host: values.host ?? '127.0.0.1',
    tokens,
    cms: {
      export: file === undefined ? emptyOf(empty) : path.resolve(file),
      space: idOf('space', values.space),
      environment: idOf('environment', values.environment),
      deliveryToken: tokens.delivery,
      previewToken: tokens.preview,
      managementToken: tokens.management,
      dataDir: values.data,
      assetsDir: values.assets,
      maxContentTypes: maxTypesOf(values['max-types']),
      webhooks: webhooksOf(values['webhook-url'] ?? [], values['webhook-secret']),
    },
  };
}

function parse(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    // The first sentence of Node's message names the option. The rest explains how to pass a file of that name.
    throw new UsageError(`${(error as Error).message.split('. ')[0]}.`);
  }
}

function portOf(given: string | undefined): number {
  if (given === undefined) return DEFAULT_PORT;
  const port = Number(given);
  if (/^\d{1,5}$/u.test(given) && port < 65_536) return port;
  throw new UsageError(`--port must be a number from 0 to 65535, not "${given}".`);
}

function maxTypesOf(given: string | undefined): number | undefined {
  if (given === undefined || /^\d{1,4}$/u.test(given)) return given === undefined ? undefined : Number(given);
  throw new UsageError(`--max-types must be a number of content types, not "${given}".`);
}

function idOf(option: string, id: string | undefined): string | undefined {
  if (id === undefined || /^[\w.-]{1,64}$/u.test(id)) return id;
  throw new UsageError(`--${option} takes letters, digits, dots, dashes and underscores, not "${id}".`);
}

function emptyOf(locale = '') {
  try {
    return emptyExport(locale);
  } catch {
    throw new UsageError(`--empty takes the code of a locale, such as en-US, not "${locale}".`);
  }
}

function webhooksOf(urls: readonly string[], secret: string | undefined) {
  if (secret !== undefined && !/^[\w+/=~-]{64}$/u.test(secret))
    throw new UsageError('--webhook-secret must be 64 characters: letters, digits and + / = ~ _ -.');
  return urls.map((url, index) => {
    if (!URL.canParse(url) || !/^https?:/u.test(url))
      throw new UsageError(`--webhook-url must be an http or https address, not "${url}".`);
    return { name: `webhook ${index + 1}`, url, ...(secret === undefined ? {} : { secret }) };
  });
}
