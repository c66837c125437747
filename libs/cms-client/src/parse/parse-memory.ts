import type { BlockNode, ParseContext } from '../model/context.ts';
import type { ForeignText } from '../model/untranslated.ts';
import type { Problem } from '../model/problem.ts';
import type { Link, RawAsset, RawEntry } from '../model/raw.ts';
import { entryGraph, type EntriesResponse, type EntryGraph } from './graph.ts';
import { sameJson } from './same-json.ts';

type Raw = RawEntry | RawAsset;

interface Read {
  readonly link: Link;
  readonly found: Raw | undefined;
}

/** The parsed block of an entry, and everything that the result depends on. */
interface Known {
  readonly node: BlockNode | undefined;
  readonly problems: readonly Problem[];
  readonly dependencies: readonly string[];
  readonly foreign: readonly ForeignText[];
  readonly reads: readonly Read[];
}

/**
 * Remembers parsed blocks. While the entries and assets of a block do not change, all pages get the same block
 * object. Never change such an object. A memory must not be shared between parsers with different options, such
 * as different languages.
 */
export interface ParseMemory {
  /**
   * Returns the entries and assets of an answer. Unchanged entries and assets are the same objects as before.
   */
  graph(answer: EntriesResponse): EntryGraph;
  /** Returns the block of an entry. Parses the entry only if the memory does not contain the block. */
  block(
    entry: RawEntry,
    context: ParseContext,
    parse: (context: ParseContext) => BlockNode | undefined,
  ): BlockNode | undefined;
}

/** Maximum number of entries and assets in a memory. The least recently used are dropped first. */
const MAX_KNOWN = 10_000;

const typeOf = ({ sys }: Raw) => ('contentType' in sys ? sys.contentType.sys.id : undefined);
const metadataOf = (raw: Raw) => ('metadata' in raw ? raw.metadata : undefined);
const same = (a: Raw, b: Raw): boolean =>
  a === b ||
  (typeOf(a) === typeOf(b) &&
    sameJson(a.fields, b.fields) &&
    sameJson(a.fellBack, b.fellBack) &&
    sameJson(metadataOf(a), metadataOf(b)));

/** Returns a function that returns the same object for entries or assets with equal content. */
function createIntern(max: number) {
  const known = new Map<string, Raw>();
  return <T extends Raw>(raw: T): T => {
    const key = `${typeOf(raw) === undefined ? 'asset' : 'entry'} ${raw.sys.id}`;
    const before = known.get(key) as T | undefined;
    const kept = before && same(before, raw) ? before : raw;
    known.delete(key);
    known.set(key, kept);
    if (known.size > max) known.delete(known.keys().next().value ?? '');
    return kept;
  };
}

/** Returns a context that works like `context` and records what the parser reads and reports. */
function recording(context: ParseContext) {
  const problems: Problem[] = [];
  const foreign: ForeignText[] = [];
  const dependencies = new Set<string>();
  const reads: Read[] = [];
  const noting: ParseContext = {
    ...context,
    report(problem) {
      problems.push(problem);
      context.report(problem);
    },
    foreign(text) {
      foreign.push(text);
      context.foreign?.(text);
    },
    depend(id) {
      dependencies.add(id);
      context.depend(id);
    },
    lookup(link) {
      const found = context.lookup(link);
      reads.push({ link, found });
      return found;
    },
  };
  return { noting, taken: () => ({ problems, foreign, dependencies: [...dependencies], reads }) };
}

export function parseMemory({ max = MAX_KNOWN }: { readonly max?: number } = {}): ParseMemory {
  const intern = createIntern(max);
  /** Known blocks by entry and depth. A deeper block may contain less, because the parser limits the depth. */
  const blocks = new WeakMap<RawEntry, Map<number, Known>>();

  /**
   * Whether a block links back to an entry that contains the block. The parser cuts such a link, so the block
   * has different content in different places, and the memory does not keep it.
   */
  const leadsBack = ({ reads }: Known, { path }: ParseContext) =>
    reads.some(({ link }) => path.includes(link.sys.id));
  const isAsItWas = ({ reads }: Known, { lookup }: ParseContext) =>
    reads.every(({ link, found }) => lookup(link) === found);

  return {
    graph: (answer) => entryGraph(answer, intern),
    block(entry, context, parse) {
      const depth = context.path.length;
      const known = blocks.get(entry)?.get(depth);
      if (known && !leadsBack(known, context) && isAsItWas(known, context)) {
        for (const id of known.dependencies) context.depend(id);
        for (const problem of known.problems) context.report(problem);
        for (const text of known.foreign) context.foreign?.(text);
        return known.node;
      }
      const { noting, taken } = recording(context);
      const node = parse(noting);
      const made: Known = { node, ...taken() };
      if (!leadsBack(made, context)) {
        const depths = blocks.get(entry);
        if (depths) depths.set(depth, made);
        else blocks.set(entry, new Map([[depth, made]]));
      }
      return node;
    },
  };
}
