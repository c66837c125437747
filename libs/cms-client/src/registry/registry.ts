import type { ComponentType, JSXElementConstructor } from 'react';
import type { Enhance } from '../islands/bootstrap.ts';
import type { PageEventName } from '../islands/page-events.ts';
import { entryTypesIn, type AnyEntryType } from '../model/entry-type.ts';
import type { PropsFrom } from '../model/props-of.ts';

/** The time when the page loads and starts the script of a block. */
export type WakeMoment = 'load' | 'idle' | 'visible' | 'interaction';

/**
 * The script of a block, as a function that imports it. A wrong file name is a compile error. In a build,
 * `siteBuild` of `@skein/host/vite` replaces the function with the name of the built file.
 */
export type Script<T> = (() => Promise<T>) | BuiltScript;
export interface BuiltScript {
  readonly script: string;
}

interface Waker {
  readonly when: WakeMoment;
  /** Page events that also start the script of the block. */
  readonly on?: readonly PageEventName[];
}

/** A policy for an island: a block that React hydrates in the browser. Use it for more complex state. */
export interface IslandPolicy<P = never> extends Waker {
  readonly island: Script<JSXElementConstructor<never>>;
  /** Whether the block reads and writes the page's query string. */
  readonly ownsUrl?: boolean;
  /** Returns the props that the browser needs, without those that only the served HTML shows. Default: all. */
  browserProps?(props: P): object;
  readonly enhancer?: never;
}

/**
 * A policy for an enhancer: a plain module that changes the served block. Use it for small effects, such as opening and
 * closing. The page loads no React for such a block.
 */
export interface EnhancerPolicy extends Waker {
  readonly enhancer: Script<Enhance>;
  readonly island?: never;
}

/** The script of a block, and the time when the browser starts it. */
export type WakePolicy<P = never> = IslandPolicy<P> | EnhancerPolicy;

/** Returns the name of a script in the build, or `unbuilt` if no build has replaced its import. */
export const scriptName = (script: Script<unknown>): string =>
  typeof script === 'function' ? 'unbuilt' : script.script;

export interface RegistryEntry {
  readonly type: AnyEntryType;
  readonly load: () => Promise<ComponentType<never>>;
  /** Returns the policy for a block with these props, or undefined if the block has no script. */
  readonly wake: (props: object) => WakePolicy | undefined;
  /** Whether a block with these props shows nothing on purpose. An empty block is otherwise reported. */
  readonly isWithheld?: ((props: object) => boolean) | undefined;
}

/** Frozen map from the id of each content type to its registry entry. */
export type Registry = ReadonlyMap<string, RegistryEntry>;

/** A policy, or a function that returns the policy for given props. Undefined: the block has no script. */
export type Waking<P> = WakePolicy<P> | ((props: P) => WakePolicy<P> | undefined);

/**
 * Returns a function that returns the policy. This function has a parameter only if the policy depends on the props.
 */
const policyOf = (waking: unknown): RegistryEntry['wake'] =>
  (typeof waking === 'function' ? waking : () => waking) as RegistryEntry['wake'];

/** The parts of a block's definition that are not in its content type. */
export interface Drawing<P, H> {
  /** Imports the component. Its props are the props of the content type and the props that the host adds. */
  readonly component: () => Promise<ComponentType<P & NoInfer<H>>>;
  /** The script of the block, and the time when the browser starts it. */
  readonly wakes?: Waking<P>;
  /**
   * The type of the props that the host adds to the content, such as `given<OnPage>()` for a header, which must know
   * its page.
   */
  readonly hostProps?: Given<H>;
  /**
   * Whether a block with these props shows nothing on purpose, such as an answer for a visitor who has asked nothing. A
   * block that shows nothing is otherwise reported as a problem of its content.
   */
  isWithheld?(props: P & NoInfer<H>): boolean;
}

declare const HOST_PROPS: unique symbol;
interface Given<H> {
  readonly [HOST_PROPS]?: H;
}
/** Declares the type of the props that the host adds. It has no effect at runtime. */
export const given = <H extends object>(): Given<H> => ({});

/** A content type with its component. */
export type Block<E = AnyEntryType> = E & Pick<RegistryEntry, 'load' | 'wake' | 'isWithheld'>;

/** Defines a block from its content type, its component and its script. */
export function block<E extends { readonly id: string }, H extends object = object>(
  type: E,
  { component, wakes: waking, isWithheld }: Drawing<PropsFrom<E>, H>,
): Block<E> {
  return {
    ...type,
    load: component as unknown as RegistryEntry['load'],
    wake: policyOf(waking),
    isWithheld: isWithheld as RegistryEntry['isWithheld'],
  };
}

const isBlock = (value: object): value is Block => 'load' in value && 'wake' in value;

/** Returns the blocks among the exports of a module (`import * as blocks`), sorted by name. */
export const blocksIn = (module: object): readonly Block[] => entryTypesIn(module).filter(isBlock);

/** A policy that replaces the policy in the definition of a block. */
export interface WakingLine {
  readonly id: string;
  readonly wake: RegistryEntry['wake'];
}

/** Replaces the script of a library's block, or the time when the browser starts it. */
export function wakes<E extends { readonly id: string }>(type: E, waking: Waking<PropsFrom<E>>): WakingLine {
  return { id: type.id, wake: policyOf(waking) };
}

/**
 * Creates a registry.
 * @param blocks blocks, or modules that export blocks: `import * as blocks from '@skein/blocks/blocks'`
 * @param moments policies that replace the policies of the blocks
 * @throws if a content type has two blocks, if a block has two new policies, or if a policy has no block
 */
export function createRegistry(blocks: readonly object[], moments: readonly WakingLine[] = []): Registry {
  const registry = new Map<string, RegistryEntry>();
  for (const type of blocks.flatMap((one) => (isBlock(one) ? one : blocksIn(one)))) {
    if (registry.has(type.id)) throw new Error(`${type.id} is registered twice`);
    registry.set(type.id, {
      type,
      load: type.load,
      wake: type.wake,
      isWithheld: type.isWithheld,
    });
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
