import { createContext, use, useSyncExternalStore } from 'react';
import type { EditState, EditStore } from '../../edits/edit-store.types.ts';
import { nameIn } from '../../model/names.ts';
import type { DeskSettings } from '../../server/desk-page.ts';
import { useAddress } from './address.ts';

export interface DeskTools {
  readonly store: EditStore;
  readonly settings: DeskSettings;
}

export const DeskContext = createContext<DeskTools | undefined>(undefined);

/** Returns the store of edits and the settings of the desk. @throws Error outside of a `DeskContext` */
export function useDesk(): DeskTools {
  const tools = use(DeskContext);
  if (!tools) throw new Error('This component belongs inside a DeskContext.');
  return tools;
}

/**
 * Returns a part of the state of all edits, and draws the component again when this part changes. Select only what
 * the component shows: each typed letter changes one entry, and then draws only the components that show it.
 * @param select must return the same value for the same state
 */
export function useEdits<T>(select: (state: EditState) => T): T {
  const { store } = useDesk();
  return useSyncExternalStore(store.subscribe, () => select(store.read()));
}

/** Returns the locale in which the desk shows names: the locale of the shown page. */
export function useNameLocale(): string {
  const { store } = useDesk();
  return useAddress().locale ?? store.read().content.locales[0].code;
}

/** Returns the name of an entry or an asset, in the locale of the shown page. */
export function useName(id: string): string {
  const locale = useNameLocale();
  return useEdits(({ content }) => nameIn(content, id, locale));
}
