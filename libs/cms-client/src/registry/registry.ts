import type { ComponentType } from 'react';
import type { PageEventName } from '../islands/page-events.ts';
import type { AnyEntryType, EntryType } from '../model/entry-type.ts';
import type { Parsed } from '../model/props-of.ts';

/** The moment when the page fetches a block's script and the block becomes interactive. */
export type WakeMoment = 'load' | 'idle' | 'visible' | 'interaction';

interface Waker {
  readonly when: WakeMoment;
  /** Page events that wake the block too. */
  readonly on?: readonly PageEventName[];
}

/** Makes React hydrate the block. For more complex state. */
export interface IslandPolicy extends Waker {
  /** Name of the host's island module. */
  readonly island: string;
  /** Whether the block reads and writes the page's query string. */
  readonly ownsUrl?: boolean;
  readonly enhancer?: never;
}

/**
 * Gives the served element to a plain module, for motion, an index, open or closed. The page then loads no
 * React for it.
 */
export interface EnhancerPolicy extends Waker {
  /** Name of the host's enhancer module. */
  readonly enhancer: string;
  readonly island?: never;
}

/** How a block wakes up in the browser. */
export type WakePolicy = IslandPolicy | EnhancerPolicy;

export interface RegistryEntry {
  readonly type: AnyEntryType;
  readonly load: () => Promise<ComponentType<never>>;
  /**
   * Returns undefined for a static block without script. A function without a parameter gives the same policy
   * for all props.
   */
  readonly wake: (props: object) => WakePolicy | undefined;
}

/** Maps a content type id to the way to show it. Frozen. */
export type Registry = ReadonlyMap<string, RegistryEntry>;

/**
 * The argument of `register` and `wakes`: one policy, or a function of the props. Undefined means that the
 * block never wakes.
 */
export type Waking<P extends object> = WakePolicy | ((props: Parsed<P>) => WakePolicy | undefined);

const policyOf = <P extends object>(waking: Waking<P> | undefined): RegistryEntry['wake'] =>
  typeof waking === 'function' ? (props) => waking(props as Parsed<P>) : () => waking;

/**
 * Creates one line of a registry. The component's props must be those of the content type plus those that the
 * host adds. A line may name the island or enhancer that wakes the component; a host overrides that with {@link
 * wakes}.
 * @typeParam H props that do not come from content: the host passes them, such as the page for the shell's
 *   header
 */
export function register<P extends object, H extends object = object>(
  type: EntryType<P>,
  load: () => Promise<ComponentType<Parsed<P> & NoInfer<H>>>,
  waking: Waking<P> | undefined = undefined,
): RegistryEntry {
  return {
    type: type as unknown as AnyEntryType,
    load: load as unknown as RegistryEntry['load'],
    wake: policyOf(waking),
  };
}

/** The wake policy of a content type that replaces the policy of its library. */
export interface WakingLine {
  readonly id: string;
  readonly wake: RegistryEntry['wake'];
}

/** Overrides when a library's component wakes, and by which island or enhancer. */
export function wakes<P extends object>(type: EntryType<P>, waking: Waking<P>): WakingLine {
  return { id: type.id, wake: policyOf(waking) };
}

/**
 * Creates a registry.
 * @param lines the host's own lines and those of libraries
 * @param moments wake policies that replace those of the lines
 * @throws when a content type is registered or woken twice, or woken without being registered
 */
export function createRegistry(
  lines: readonly RegistryEntry[],
  moments: readonly WakingLine[] = [],
): Registry {
  const registry = new Map<string, RegistryEntry>();
  for (const line of lines) {
    if (registry.has(line.type.id)) throw new Error(`${line.type.id} is registered twice`);
    registry.set(line.type.id, line);
  }
  const woken = new Set<string>();
  for (const { id, wake } of moments) {
    const line = registry.get(id);
    if (line === undefined) throw new Error(`${id} is to wake and is not registered`);
    if (woken.has(id)) throw new Error(`${id} is told twice when to wake`);
    woken.add(id);
    registry.set(id, { ...line, wake });
  }
  return registry;
}
