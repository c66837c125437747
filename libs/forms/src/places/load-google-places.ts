import { loadScript } from '../outside-script/load-script.ts';
import type { PlacesLibrary } from './google-places.types.ts';

const READY = 'skeinMapsReady';

interface MapsWindow {
  google?: { maps?: { importLibrary?: (name: string) => Promise<PlacesLibrary> } };
  [READY]?: () => void;
}

/** Loads the vendor's places library. It is ready some time after its script has loaded. */
export async function loadGooglePlaces(key: string, load = loadScript): Promise<PlacesLibrary> {
  const page = globalThis as MapsWindow;
  if (!page.google?.maps?.importLibrary) {
    const query = new URLSearchParams({ key, v: 'weekly', loading: 'async', callback: READY });
    const ready = new Promise<void>((resolve) => (page[READY] = resolve));
    await load(`https://maps.googleapis.com/maps/api/js?${query}`);
    await ready;
  }
  const library = await page.google?.maps?.importLibrary?.('places');
  if (!library) throw new Error('the maps script brought no places');
  return library;
}
