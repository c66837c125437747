import { type Exported, type ExportedEntry } from '@skein/host/testing';
import { buildExport } from '@skein/cms-client';
import { contentTypes, roots } from '@skein/content/entries';

export const demoExport = buildExport({
  types: contentTypes,
  roots,
  publishedAt: '2026-01-01T00:00:00.000Z',
  fileUrl: ({ fileName }) => `/assets/${fileName}`,
}) as unknown as Exported;

/** Returns an export with one entry changed or removed. */
export const withEntry = (
  exported: Exported,
  id: string,
  change: (entry: ExportedEntry) => ExportedEntry | undefined,
): Exported => ({
  ...exported,
  entries: exported.entries.flatMap((entry) => (entry.sys.id === id ? (change(entry) ?? []) : entry)),
});

const linkedIds = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return [];
  const sys = 'sys' in value ? value.sys : undefined;
  if (typeof sys === 'object' && sys !== null && 'linkType' in sys && sys.linkType === 'Entry' && 'id' in sys)
    return [String(sys.id)];
  return Object.values(value).flatMap(linkedIds);
};

/** Returns an entry with all entries that it links to, directly or indirectly. */
export function entriesBelow({ entries }: Exported, root: string): ExportedEntry[] {
  const byId = new Map(entries.map((entry) => [entry.sys.id, entry]));
  const found = new Map<string, ExportedEntry>();
  const visit = (id: string): void => {
    const entry = byId.get(id);
    if (!entry || found.has(id)) return;
    found.set(id, entry);
    linkedIds(entry.fields).forEach(visit);
  };
  visit(root);
  return [...found.values()];
}

/** Returns the demo's page frame and some of its pages, with all linked entries. */
export const demoOf = (...pages: readonly string[]): Exported => {
  const wanted = new Set(['site', ...pages].flatMap((id) => entriesBelow(demoExport, id)));
  return { ...demoExport, entries: demoExport.entries.filter((entry) => wanted.has(entry)) };
};
