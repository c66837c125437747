/// <reference types="vite/types/importMeta.d.ts" />
/** A prop, as `npm run components` writes it into the manifest of a library. */
export interface ManifestProp {
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
  readonly about: string;
  /** The value of an omitted prop, as JSON. */
  readonly default?: string;
}

export interface ManifestComponent {
  readonly name: string;
  /** Entry point to import the component from. */
  readonly from: string;
  /** Content type whose entries the component draws. */
  readonly contentType?: string;
  readonly props: readonly ManifestProp[];
}

const files = import.meta.glob<{ readonly components: readonly ManifestComponent[] }>(
  '../../../../libs/*/components.json',
  { eager: true, import: 'default' },
);

const all = Object.values(files).flatMap(({ components }) => components);
/** The components of all libraries, by name. Two libraries may have different components with the same name. */
const byName = Map.groupBy(all, ({ name }) => name);

/** Returns how many folder names of an entry point also occur in a file's path. */
function nearness({ from }: ManifestComponent, file: string): number {
  const folders = file.split('/');
  return from.split('/').filter((part) => folders.includes(part)).length;
}

/**
 * Returns the component with the name `name`, or undefined if no library exports it. If several libraries
 * export the name, returns the component nearest to the stories file.
 */
export function componentNamed(name: string, file: string): ManifestComponent | undefined {
  const [best] = (byName.get(name) ?? []).toSorted((a, b) => nearness(b, file) - nearness(a, file));
  return best;
}

/**
 * Returns the component that draws all entries of a content type. Of several, it is the one with the shortest
 * name.
 */
export const componentOfType = (type: string): ManifestComponent | undefined =>
  all.filter(({ contentType }) => contentType === type).toSorted((a, b) => a.name.length - b.name.length)[0];
