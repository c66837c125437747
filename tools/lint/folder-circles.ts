/** One import between two files, both as paths with slashes. */
export interface FileImport {
  readonly from: string;
  readonly to: string;
}

/** A way from one folder back to itself: each import leads from a folder of the circle to the next one. */
export type FolderCircle = readonly (FileImport & { readonly folder: string })[];

/**
 * The two rooms that an import leads from and to: the folders in which the paths part. A folder's own files are a room
 * beside its sub-folders. Undefined for an import within a room.
 */
function rooms({ from, to }: FileImport): { level: string; from: string; to: string } | undefined {
  const [a, b] = [folders(from), folders(to)];
  let depth = 0;
  while (depth < a.length && depth < b.length && a[depth] === b[depth]) depth += 1;
  const level = a.slice(0, depth).join('/');
  const room = (path: readonly string[]) => path.slice(0, depth + 1).join('/');
  return room(a) === room(b) ? undefined : { level, from: room(a), to: room(b) };
}

const folders = (path: string) => path.split('/').slice(0, -1);

type Ways = Map<string, Map<string, FileImport>>;

/** The shortest way between two rooms of a level. */
function wayBetween(ways: Ways, start: string, end: string): FolderCircle | undefined {
  const paths: { readonly room: string; readonly path: FolderCircle }[] = [{ room: start, path: [] }];
  const seen = new Set([start]);
  for (const { room, path } of paths) {
    if (room === end) return path;
    for (const [next, step] of ways.get(room) ?? []) {
      if (seen.has(next)) continue;
      seen.add(next);
      paths.push({ room: next, path: [...path, { ...step, folder: room }] });
    }
  }
  return undefined;
}

/** Tells of an import whether it closes a circle of folders, and which: the import itself comes first. */
export function folderCircles(imports: readonly FileImport[]): (one: FileImport) => FolderCircle | undefined {
  const levels = new Map<string, Ways>();
  for (const one of imports) {
    const between = rooms(one);
    if (!between) continue;
    const ways = levels.get(between.level) ?? new Map<string, Map<string, FileImport>>();
    const onward = ways.get(between.from) ?? new Map<string, FileImport>();
    if (!onward.has(between.to)) onward.set(between.to, one);
    levels.set(between.level, ways.set(between.from, onward));
  }
  return (one) => {
    const between = rooms(one);
    const ways = between && levels.get(between.level);
    const back = ways && wayBetween(ways, between.to, between.from);
    return back && [{ ...one, folder: between.from }, ...back];
  };
}
