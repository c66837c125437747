import { useSyncExternalStore } from 'react';

/** The state of the desk that its URL holds. */
export interface Address {
  /** Path of the page, without a language prefix. */
  readonly path: string;
  readonly entry: string | undefined;
  readonly field: string | undefined;
  /** Locale of the shown page. Undefined: the first locale. */
  readonly locale: string | undefined;
  readonly width: 'phone' | 'laptop';
  readonly shown: 'drafts' | 'published';
}

/** Returns the state of the desk from the query of its URL. */
export function readAddress(search: string): Address {
  const query = new URLSearchParams(search);
  const path = query.get('path') ?? '/';
  return {
    path: path.startsWith('/') && !path.startsWith('//') ? path : '/',
    entry: query.get('entry') ?? undefined,
    field: query.get('field') ?? undefined,
    locale: query.get('locale') ?? undefined,
    width: query.get('width') === 'phone' ? 'phone' : 'laptop',
    shown: query.get('shown') === 'published' ? 'published' : 'drafts',
  };
}

/** Returns the query of the URL for a state. Leaves out defaults. */
export function writeAddress({ path, entry, field, locale, width, shown }: Address): string {
  const query = new URLSearchParams({ path });
  if (entry !== undefined) query.set('entry', entry);
  if (field !== undefined) query.set('field', field);
  if (locale !== undefined) query.set('locale', locale);
  if (width !== 'laptop') query.set('width', width);
  if (shown !== 'drafts') query.set('shown', shown);
  return `?${query.toString().replaceAll('%2F', '/')}`;
}

const CHANGED = 'desk-address';

function subscribe(listener: () => void): () => void {
  for (const name of ['popstate', CHANGED]) addEventListener(name, listener);
  return () => {
    for (const name of ['popstate', CHANGED]) removeEventListener(name, listener);
  };
}

let asked = 0;

/** Changes the state in the URL. The browser's Back button returns to the previous state, unless `replace` is set. */
export function go(change: Partial<Address>, replace = false): void {
  const next = writeAddress({ ...readAddress(location.search), ...change });
  const asksField = change.field !== undefined && !replace;
  if (asksField) asked += 1;
  if (next !== location.search) history[replace ? 'replaceState' : 'pushState'](null, '', next);
  else if (!asksField) return;
  dispatchEvent(new Event(CHANGED));
}

/** Returns the state in the current URL, and draws the component again when the URL changes. */
export const useAddress = (): Address => readAddress(useSyncExternalStore(subscribe, () => location.search));

/** Returns a number that changes each time the editor asks for a field, also for the field that is open already. */
export const useAsked = (): number => useSyncExternalStore(subscribe, () => asked);
