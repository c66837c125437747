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

/** What an entry was parsed to, and all that went into it. */
interface Known {
  readonly node: BlockNode | undefined;
  readonly problems: readonly Problem[];
  readonly dependencies: readonly string[];
  readonly foreign: readonly ForeignText[];
  readonly reads: readonly Read[];
}

/**
 * Remembers parsed blocks between responses of the CMS: a block whose entries and assets have not changed is the same
 * object again, on every page that shows it. These objects must not be changed. Use one memory for each set of parser
 * options, and so for each language.
 */
export interface ParseMemory {
  /** An answer's entries and assets, those that say the same as before as the same objects. */
  graph(answer: EntriesResponse): EntryGraph;
  /** The block that an entry is, parsed only if it is not known. */
  block(
    entry: RawEntry,
    context: ParseContext,
    parse: (context: ParseContext) => BlockNode | undefined,
  ): BlockNode | undefined;
}

/** Entries and assets that a memory knows at a time; those that came up longest ago go. */
const MAX_KNOWN = 10_000;

const typeOf = ({ sys }: Raw) => ('contentType' in sys ? sys.contentType.sys.id : undefined);
const metadataOf = (raw: Raw) => ('metadata' in raw ? raw.metadata : undefined);
const same = (a: Raw, b: Raw): boolean =>
  typeOf(a) === typeOf(b) &&
  sameJson(a.fields, b.fields) &&
  sameJson(a.fellBack, b.fellBack) &&
  sameJson(metadataOf(a), metadataOf(b));

/** The same object for all that say the same. */
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

/** Notes what passes through a context on its way. */
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
  /** By how deep the entry lay: what is nested too deep is left out. */
  const blocks = new WeakMap<RawEntry, Map<number, Known>>();

  /** A block that leads back to what holds it is another one there. */
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
