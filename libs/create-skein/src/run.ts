import { createSkein, RefusedFolder } from './create-skein.ts';

const USAGE = `Usage: npm create skein@latest <folder>

Writes the site of a home fiber-internet provider into a new folder.`;

interface Output {
  log(line: string): void;
  error(line: string): void;
}

/**
 * Runs the command.
 * @returns its exit code
 */
export function run(args: readonly string[], output: Output): number {
  const [folder, ...rest] = args;
  if (folder === '--help' || folder === '-h') {
    output.log(USAGE);
    return 0;
  }
  if (folder === undefined || folder.startsWith('-') || rest.length > 0) {
    output.error(
      `${folder === undefined ? 'The name of a folder is missing.' : 'It takes one folder, and no options.'}\n\n${USAGE}`,
    );
    return 1;
  }
  try {
    createSkein(folder);
    const enter = folder === '.' ? [] : [`  cd ${/\s/.test(folder) ? `"${folder}"` : folder}`];
    output.log(
      ['', 'The site is written. Now run:', '', ...enter, '  npm install', '  npm start', ''].join('\n'),
    );
    return 0;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    // Errors of the file system have a code. Any other error is a bug, so its stack is shown.
    if (code === undefined && !(error instanceof RefusedFolder)) throw error;
    output.error(message);
    return 1;
  }
}
