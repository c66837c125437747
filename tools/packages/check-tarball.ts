import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { publint, type Message } from 'publint';
import { formatMessage } from 'publint/utils';
import * as v from 'valibot';
import type { PackedLibrary } from './pack.ts';

const ATTW = fileURLToPath(
  new URL('dist/index.js', import.meta.resolve('@arethetypeswrong/cli/package.json')),
);
const Attw = v.object({
  problems: v.optional(
    v.record(
      v.string(),
      v.array(v.looseObject({ kind: v.string(), resolutionKind: v.optional(v.string(), '') })),
    ),
    {},
  ),
});

/** Everything that publint has to say about a tarball, suggestions too. */
export async function publintTarball({ tarball }: PackedLibrary): Promise<string[]> {
  const bytes = await readFile(tarball);
  const { messages, pkg } = await publint({
    pack: { tarball: bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) },
  });
  return messages.map(
    (message: Message) => `${message.type}: ${formatMessage(message, pkg, { color: false })}`,
  );
}

/** Ways of resolving that packages of ES modules alone do not claim to support. */
const OTHER_WAYS = new Set(['node10', 'node16-cjs']);

/** Whether TypeScript finds types for every module of a tarball, as an ES module. Names what it does not. */
export function checkTypes({ tarball }: PackedLibrary): Promise<string[]> {
  return new Promise((done) => {
    const args = [ATTW, tarball, '--profile', 'esm-only', '--format', 'json', '--no-definitely-typed'];
    execFile(process.execPath, args, { maxBuffer: 64 * 1024 * 1024 }, (error, stdout, stderr) => {
      try {
        const { problems } = v.parse(v.pipe(v.string(), v.parseJson(), Attw), stdout);
        const found = Object.values(problems).flat();
        const ours = found.filter(({ resolutionKind }) => !OTHER_WAYS.has(resolutionKind));
        done(error ? ours.map(({ kind, ...rest }) => `${kind} ${JSON.stringify(rest)}`.slice(0, 300)) : []);
      } catch {
        done([`attw did not finish: ${(stderr || stdout).slice(0, 300)}`]);
      }
    });
  });
}
