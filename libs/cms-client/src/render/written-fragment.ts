import type { BlockNode } from '../model/context.ts';
import type { Fragment } from './fragment.tsx';
import { rulesOf } from './style-collector.ts';

/**
 * Stores texts, such as the HTML of blocks, for later processes. The name of a text contains everything that the text
 * depends on, except the build and the language.
 */
export interface FragmentStore {
  read(name: string): string | undefined;
  /** Stores a text. Undefined if the store takes no new texts. */
  readonly write?: ((name: string, text: string) => void) | undefined;
}

/** Replaces the mark of a block in stored texts, because each process has another mark. */
const STORED_MARK = '\0';

type Written = readonly [
  html: string,
  ids: readonly string[],
  headingIds: readonly string[],
  head: readonly string[],
  styles: readonly (readonly [id: string, name: string])[],
];

/** Whether JSON expresses the whole value. JSON has no functions, for example. */
function isJson(value: unknown): boolean {
  if (typeof value !== 'object' || value === null)
    return !['function', 'symbol', 'bigint'].includes(typeof value);
  return (
    (Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype) &&
    Object.values(value).every(isJson)
  );
}

/** Returns a text with everything on which the HTML of a block depends, besides the build and the language. */
function nameOf({ id, type, props, foreign }: BlockNode, prefix: string, mark: string | undefined): string {
  const name = JSON.stringify([prefix, id, type, props, foreign]);
  return mark === undefined ? name : name.replaceAll(mark, STORED_MARK);
}

const ruleName = (id: string, name: string) => `${id}.${name}`;

/** Stores a drawn block, if the store takes new texts, and if the block depends only on its JSON. */
export function writeFragment(
  { write }: FragmentStore,
  node: BlockNode,
  prefix: string,
  mark: string | undefined,
  { html, ids, headingIds, head, styles, search }: Fragment,
): void {
  if (!write || search !== undefined || !isJson(node.props)) return;
  for (const { id, name, css } of styles) write(ruleName(id, name), css);
  const written: Written = [
    mark === undefined ? html : html.replaceAll(mark, STORED_MARK),
    ids,
    headingIds,
    head,
    Array.from(styles, ({ id, name }) => [id, name] as const),
  ];
  write(nameOf(node, prefix, mark), JSON.stringify(written));
}

/** Returns the stored HTML of a block, or undefined if the store does not have all of its parts. */
export function readFragment(
  store: FragmentStore,
  node: BlockNode,
  prefix: string,
  mark: string | undefined,
): Fragment | undefined {
  const text = store.read(nameOf(node, prefix, mark));
  if (text === undefined) return undefined;
  const [html, ids, headingIds, head, names] = JSON.parse(text) as Written;
  const styles = names.map(([id, name]) => rulesOf(id, name, () => store.read(ruleName(id, name))));
  const found = styles.filter((rules) => rules !== undefined);
  if (found.length < names.length) return undefined;
  return {
    html: mark === undefined ? html : html.replaceAll(STORED_MARK, mark),
    ids,
    headingIds,
    head,
    styles: new Set(found),
    problems: [],
    search: undefined,
  };
}
