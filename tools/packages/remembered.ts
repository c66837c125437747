import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as v from 'valibot';
import { ROOT } from '../commands/run.ts';

const HOME = resolve(ROOT, process.env['NX_CACHE_DIRECTORY'] ?? '.nx/cache', 'tarballs');
/** What looks at tarballs: other tools, or other versions of them, may find something else. */
const LOOKED_WITH = ['package-lock.json', 'tools/packages/check-tarball.ts', 'tools/packages/entry-size.ts'];

/** What there is to say about a tarball by itself. */
const Findings = v.object({
  /** Where, and what is wrong there. */
  problems: v.array(v.tuple([v.string(), v.string()])),
  /** Of each module, minified and gzipped without other packages; bytes. */
  sizes: v.record(v.string(), v.number()),
});
export type Findings = v.InferOutput<typeof Findings>;

/** Looks at a tarball, unless nothing was wrong with the same bytes before. `FULL=1` looks at all of them. */
export async function remembered(tarball: string, look: () => Promise<Findings>): Promise<Findings> {
  const hash = createHash('sha256').update(readFileSync(tarball));
  for (const file of LOOKED_WITH) hash.update(readFileSync(join(ROOT, file)));
  const note = join(HOME, `${hash.digest('hex')}.json`);
  if (existsSync(note) && process.env['FULL'] !== '1')
    return v.parse(Findings, JSON.parse(readFileSync(note, 'utf8')));
  const found = await look();
  if (found.problems.length > 0) return found;
  mkdirSync(HOME, { recursive: true });
  writeFileSync(note, JSON.stringify(found));
  return found;
}
