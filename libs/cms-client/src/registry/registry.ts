import type { ComponentType } from 'react';
import type { PageEventName } from '../islands/page-events.ts';
import type { AnyEntryType, EntryType, Parsed } from '../model/entry-type.ts';

/** When a block's script is fetched and the block becomes interactive. */
export type HydrationMoment = 'load' | 'idle' | 'visible' | 'interaction';

export interface HydrationPolicy {
  readonly when: HydrationMoment;
  /** Name of the host's island module. */
  readonly island: string;
  /** Page events that wake the island. */
  readonly on?: readonly PageEventName[];
  /** The block reads and writes the page's query string. */
  readonly ownsUrl?: boolean;
}

export interface RegistryEntry {
  readonly type: AnyEntryType;
  readonly load: () => Promise<ComponentType<never>>;
  /** Undefined: the block is static and ships no script. */
  readonly hydrate: (props: object) => HydrationPolicy | undefined;
}

/** Content type id → how to show it. Frozen: a host states it once. */
export type Registry = ReadonlyMap<string, RegistryEntry>;

/** One line of the registry. The component's props must be what the content type yields. */
export function register<P extends object>(
  type: EntryType<P>,
  load: () => Promise<ComponentType<Parsed<P>>>,
  hydrate: HydrationPolicy | ((props: Parsed<P>) => HydrationPolicy | undefined) | undefined = undefined,
): RegistryEntry {
  return {
    type: type as unknown as AnyEntryType,
    load: load as unknown as RegistryEntry['load'],
    hydrate: typeof hydrate === 'function' ? (props) => hydrate(props as Parsed<P>) : () => hydrate,
  };
}

/** @throws when a content type is registered twice */
export function createRegistry(lines: readonly RegistryEntry[]): Registry {
  const registry = new Map<string, RegistryEntry>();
  for (const line of lines) {
    if (registry.has(line.type.id)) throw new Error(`${line.type.id} is registered twice`);
    registry.set(line.type.id, line);
  }
  return registry;
}
