import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const TSC = fileURLToPath(new URL('bin/tsc', import.meta.resolve('@tsc/v7/package.json')));
const OPTIONS = {
  module: 'nodenext',
  target: 'es2023',
  lib: ['es2024', 'dom', 'dom.iterable'],
  jsx: 'react-jsx',
  strict: true,
  noEmit: true,
  types: ['node'],
  // Declarations that cannot be resolved are silently `any` otherwise.
  skipLibCheck: false,
};
const ERROR = /^(\S*?node_modules\/(@[^/]+\/[^/]+)\/\S+|consumer\.ts)\((\d+),\d+\): error (.*)$/;

export interface TypeError {
  /** Undefined: the import itself. */
  readonly package: string | undefined;
  readonly where: string;
  readonly what: string;
}

/** What TypeScript says about an application that imports everything, and about the declarations that it meets. */
export function checkConsumer(
  folder: string,
  specifiers: readonly string[],
  names: ReadonlySet<string>,
): Promise<readonly TypeError[]> {
  const place = join(folder, 'consumer');
  mkdirSync(place, { recursive: true });
  const lines = specifiers.map((specifier, index) => `export type * as e${index} from '${specifier}';`);
  writeFileSync(join(place, 'consumer.ts'), `${lines.join('\n')}\n`);
  writeFileSync(
    join(place, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: OPTIONS, files: ['consumer.ts'] }),
  );
  return new Promise((done) => {
    execFile(process.execPath, [TSC, '-p', '.'], { cwd: place, maxBuffer: 16 * 1024 * 1024 }, (_, stdout) => {
      const errors = stdout.split('\n').flatMap((line): TypeError[] => {
        const [match, file = '', owner, row = '', what = ''] = ERROR.exec(line) ?? [];
        if (match === undefined || (owner !== undefined && !names.has(owner))) return [];
        return [
          {
            package: owner,
            where: owner === undefined ? file : `${file.split(`${owner}/`).at(-1)}:${row}`,
            what,
          },
        ];
      });
      done(errors);
    });
  });
}
