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

/** Returns the store of edits and the settings of the desk. */
export function useDesk(): DeskTools {
  const tools = use(DeskContext);
  if (!tools) throw new Error('This component belongs inside a DeskContext.');
  return tools;
}

/**
 * Returns a part of the content with all edits, and draws the component again when this part changes. Select as little
 * as the component shows: a letter changes one entry, and draws what shows its value.
 * @param select returns the same value for the same state
 */
export function useEdits<T>(select: (state: EditState) => T): T {
  const { store } = useDesk();
  return useSyncExternalStore(store.subscribe, () => select(store.read()));
}

/** Returns the locale in which names are shown: that of the shown page. */
export function useNameLocale(): string {
  const { store } = useDesk();
  return useAddress().locale ?? store.read().content.locales[0].code;
}

/** Returns the name of an entry or an asset. */
export function useName(id: string): string {
  const locale = useNameLocale();
  return useEdits(({ content }) => nameIn(content, id, locale));
}
