import { createContext, use, useSyncExternalStore } from 'react';
import type { EditState, EditStore } from '../../edits/edit-store.types.ts';
import type { DeskSettings } from '../../server/desk-page.ts';

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

/** Returns the content with all edits, and draws the component again after each edit. */
export function useEdits(): EditState {
  const { store } = useDesk();
  return useSyncExternalStore(store.subscribe, store.read);
}
