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

/** The parsed block of an entry, with everything that the result depends on. */
interface Known {
  readonly node: BlockNode | undefined;
  readonly problems: readonly Problem[];
  readonly dependencies: readonly string[];
  readonly foreign: readonly ForeignText[];
  readonly reads: readonly Read[];
}

/**
 * Remembers parsed blocks between responses of the CMS: a block whose entries and assets have not changed is
 * the same object again, on every page that shows it. Do not change these objects. Use one memory for each set
 * of parser options, and so for each language.
 */
export interface ParseMemory {
  /**
   * Returns the entries and assets of an answer. Those with unchanged content are the same objects as before.
   */
  graph(answer: EntriesResponse): EntryGraph;
  /** Returns the block of an entry, and parses the entry only if the memory does not know the block. */
  block(
    entry: RawEntry,
    context: ParseContext,
    parse: (context: ParseContext) => BlockNode | undefined,
  ): BlockNode | undefined;
}

/** Most entries and assets that a memory knows at a time. It drops those that were seen longest ago. */
const MAX_KNOWN = 10_000;

const typeOf = ({ sys }: Raw) => ('contentType' in sys ? sys.contentType.sys.id : undefined);
const metadataOf = (raw: Raw) => ('metadata' in raw ? raw.metadata : undefined);
const same = (a: Raw, b: Raw): boolean =>
  typeOf(a) === typeOf(b) &&
  sameJson(a.fields, b.fields) &&
  sameJson(a.fellBack, b.fellBack) &&
  sameJson(metadataOf(a), metadataOf(b));

/** Returns a function that maps entries and assets with equal content to the same object. */
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

/** Returns a context that records everything that a parse reads and reports, and passes it on. */
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
  /** Known blocks by the depth of their entry, because the parser leaves out what is nested too deep. */
  const blocks = new WeakMap<RawEntry, Map<number, Known>>();

  /**
   * Whether a block links back to an entry that holds it. Such a block differs by place, so the memory does not
   * keep it.
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
