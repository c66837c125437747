import type { Rule } from 'eslint';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import ts from 'typescript';

/** They use what a folder is for, and nothing of the product uses them: they may import from anywhere. */
const CONSUMERS =
  /\.(?:test|stories|fixtures|example)\.|\.test-support\.|(?:^|\/)(?:testing|fixtures|readme|bench)(?:\/|\.ts$)/;
const NOT_OURS = /(?:^|\/)(?:node_modules|dist|out-tsc|generated)\/|\.d\.ts$/;
/** How long what was read of a project holds, ms: a run is over sooner, and an editor asks again. */
const FRESH_MS = 10_000;

/** From a room to the rooms that its files import, each with one import. */
type Ways = Map<string, Map<string, string>>;

const slashes = (path: string) => path.split(sep).join('/');
const isPart = (path: string) => /\.tsx?$/.test(path) && !NOT_OURS.test(path) && !CONSUMERS.test(path);
const target = (path: string, specifier: string) => slashes(join(dirname(path), specifier));

/** The folder of a project's sources: `src` beside its package.json, or where that lies. */
function rootOf(file: string): string | undefined {
  for (let folder = dirname(file); folder !== dirname(folder); folder = dirname(folder)) {
    if (!existsSync(join(folder, 'package.json'))) continue;
    const sources = join(folder, 'src');
    return file.startsWith(sources + sep) ? sources : folder;
  }
  return undefined;
}

/**
 * The two rooms that an import leads from and to: the folders in which the paths part. A folder's own files are a room
 * beside its sub-folders. Alike for an import within a room.
 */
function roomsOf(from: string, to: string): [string, string] {
  const [a = [], b = []] = [from, to].map((path) => path.split('/').slice(0, -1));
  const parted = a.findIndex((folder, at) => folder !== b[at]);
  const depth = (parted < 0 ? a.length : parted) + 1;
  // The mark tells a folder's own files from the folder as a room of the level above.
  const room = (path: readonly string[]) =>
    path.slice(0, depth).join('/') + (path.length < depth ? '/.' : '');
  return [room(a), room(b)];
}

/** Imports between the rooms of a project, also those of types and those that load later. */
function waysIn(root: string): Ways {
  const paths = readdirSync(root, { recursive: true, encoding: 'utf8' }).map(slashes).filter(isPart);
  const ways: Ways = new Map();
  for (const from of paths)
    for (const { fileName } of ts.preProcessFile(readFileSync(join(root, from), 'utf8'), true, true)
      .importedFiles) {
      const to = target(from, fileName);
      const [one, other] = roomsOf(from, to);
      if (!fileName.startsWith('.') || !isPart(to) || one === other) continue;
      const onward = ways.get(one) ?? new Map<string, string>();
      if (!onward.has(other)) onward.set(other, `${from} imports ${to}`);
      ways.set(one, onward);
    }
  return ways;
}

const projects = new Map<string, { readonly readAt: number; readonly ways: Ways }>();
function waysOf(root: string): Ways {
  const now = performance.now();
  const known = projects.get(root);
  if (known && now - known.readAt < FRESH_MS) return known.ways;
  const ways = waysIn(root);
  projects.set(root, { readAt: now, ways });
  return ways;
}

interface Step {
  readonly room: string;
  readonly imports: readonly string[];
  readonly rooms: readonly string[];
}

/** The shortest way between two rooms. */
function wayBetween(ways: Ways, start: string, end: string): Step | undefined {
  const steps: Step[] = [{ room: start, imports: [], rooms: [start] }];
  const seen = new Set([start]);
  for (const { room, imports, rooms } of steps) {
    if (room === end) return { room, imports, rooms };
    for (const [next, said] of ways.get(room) ?? []) {
      if (seen.has(next)) continue;
      seen.add(next);
      steps.push({ room: next, imports: [...imports, said], rooms: [...rooms, next] });
    }
  }
  return undefined;
}

/** No folder imports another in a circle: each is a room with one way in. */
export const noFolderCircles: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { circle: 'Folders import each other in a circle, {{folders}}: {{imports}}.' },
  },
  create(context) {
    const file = resolve(context.filename);
    const root = rootOf(file);
    const from = root === undefined ? '' : slashes(relative(root, file));
    if (root === undefined || !isPart(from)) return {};
    return {
      'ImportDeclaration, ExportNamedDeclaration, ExportAllDeclaration, ImportExpression'(
        node: Rule.Node & { readonly source?: { readonly value?: unknown } | null },
      ) {
        const specifier = node.source?.value;
        if (typeof specifier !== 'string' || !specifier.startsWith('.')) return;
        const to = target(from, specifier);
        const [own, other] = roomsOf(from, to);
        const back = own === other ? undefined : wayBetween(waysOf(root), other, own);
        if (!back) return;
        const folders = [own, ...back.rooms]
          .map((room) => room.replace(/(^|\/)\/?\.$/, '') || 'src')
          .join(' → ');
        const imports = [`${from} imports ${to}`, ...back.imports].join(', ');
        context.report({ node, messageId: 'circle', data: { folders, imports } });
      },
    };
  },
};
