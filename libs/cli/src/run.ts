import { ContentExportError } from '@skein/local-cms';
import { languageCommand, LANGUAGE_HELP } from './commands/language.ts';
import { outboxCommand } from './commands/outbox.ts';
import { picturesCommand, PICTURES_HELP } from './commands/pictures.ts';
import { renameCommand, RENAME_HELP } from './commands/rename.ts';
import { typesCommand, TYPES_HELP } from './commands/types.ts';
import { updateCommand, UPDATE_HELP } from './commands/update.ts';
import { PRINT_MODEL, printModel, siteModel } from './model/site-model.ts';
import { CommandError, type Terminal } from './terminal/terminal.ts';

const HELP = `Commands for the site of a provider. Run them in its folder.

${TYPES_HELP}

${UPDATE_HELP}

${RENAME_HELP}

${PICTURES_HELP}

${LANGUAGE_HELP}

skein outbox                counts leads: queued, delivered, dead
skein outbox list | dead    lists those that wait, or were given up
skein outbox show <id> …    says what became of them
skein outbox retry <id> …   delivers them now; --all takes all that wait or were given up
skein outbox done <id> …    closes those that somebody has dealt with by hand
skein outbox files <id> <folder>  writes the files of an application there`;

/** Runs a command in the folder of a site. @returns its exit code */
export async function run(words: readonly string[], root: string, terminal: Terminal): Promise<number> {
  const isHelp = (word: string) => word === '--help' || word === '-h';
  const [command = '--help', ...rest] = words.some(isHelp) ? [] : words;
  const site = { root, packages: () => siteModel(root) };
  try {
    switch (command) {
      case 'types':
        typesCommand(rest, site, terminal);
        return 0;
      case 'update':
        return updateCommand(rest, site, terminal);
      case 'rename':
        await renameCommand(rest, root, terminal);
        return 0;
      case 'pictures':
        await picturesCommand(rest, root, terminal);
        return 0;
      case 'language':
        languageCommand(rest, root, terminal);
        return 0;
      case 'outbox':
        return outboxCommand(rest, root);
      case PRINT_MODEL:
        terminal.say(await printModel(root));
        return 0;
      case '--help':
        terminal.say(HELP);
        return 0;
      default:
        throw new CommandError(`There is no command ${command}.\n\n${HELP}`);
    }
  } catch (error) {
    const isForUser =
      error instanceof CommandError ||
      error instanceof ContentExportError ||
      // `parseArgs` throws these.
      String((error as NodeJS.ErrnoException).code).startsWith('ERR_PARSE_ARGS');
    if (!isForUser) throw error;
    terminal.complain((error as Error).message);
    return 1;
  }
}
