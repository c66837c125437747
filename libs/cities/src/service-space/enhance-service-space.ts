import type { MapOptions, MapView } from '@skein/map';
import { openingWords, stateWords, type OpeningWords } from './hour-words.ts';
import { openingState, readHours } from './opening-hours.ts';

/** The host's settings for maps. */
export type MapSettings = Pick<MapOptions, 'googleMapsKey' | 'style' | 'workerUrl'>;

const MINUTE_MS = 60_000;

const languageOf = (root: Element): 'en' | 'es' =>
  root.closest('[lang]')?.getAttribute('lang')?.startsWith('es') ? 'es' : 'en';

/**
 * Returns the texts about opening hours: the texts that the page contains, or else the built-in texts. The page
 * contains texts only if they differ from the built-in ones.
 */
function wordsAt({ dataset: { said } }: HTMLElement, language: 'en' | 'es'): OpeningWords {
  if (said !== undefined) return JSON.parse(said) as OpeningWords;
  return openingWords((text) => text[language], `${language}-US`);
}

/**
 * Shows whether the shop is open, and updates the text when the shop opens or closes.
 * @returns a function that stops the updates
 */
function tellState(place: HTMLElement, now: () => Date): () => void {
  const { days = '', opens = '', closes = '', zone: timeZone = '' } = place.dataset;
  const hours = readHours({ daysOpen: days.split(' '), opens, closes, timeZone });
  if (hours === undefined) return () => {};
  let timer: ReturnType<typeof setTimeout>;
  const write = () => {
    const time = now();
    const state = openingState(hours, time);
    place.dataset['state'] = state.open ? 'open' : 'closed';
    const words = place.querySelector('[data-words]') ?? place;
    const text = stateWords(state, wordsAt(place, languageOf(place)));
    if (words.textContent !== text) words.textContent = text;
    timer = setTimeout(write, MINUTE_MS - (time.getTime() % MINUTE_MS));
  };
  write();
  return () => clearTimeout(timer);
}

/**
 * Draws the map over its placeholder. If no map is possible, the placeholder stays, and a text says so.
 * @returns a function that removes the map
 */
function drawMap(stage: HTMLElement, settings: MapSettings): () => void {
  const { lat, lng, zoom, label = '', pin = '' } = stage.dataset;
  const center = { lat: Number(lat), lng: Number(lng) };
  const aborted = new AbortController();
  let view: MapView | undefined;
  function sayNone() {
    stage.dataset['map'] = 'none';
    const words = stage.parentElement?.querySelector<HTMLElement>('[data-no-map]');
    if (words) words.hidden = false;
  }
  async function draw(): Promise<void> {
    const { createMap } = await import('@skein/map');
    view = await createMap(stage, {
      ...settings,
      camera: { center, zoom: Number(zoom) },
      label,
      language: languageOf(stage),
      gestures: 'cooperative',
      signal: aborted.signal,
    });
    view.setPins([{ id: 'space', position: center, label: pin, ready: true, bold: true }]);
    view.on('error', () => {
      view?.destroy();
      sayNone();
    });
    stage.dataset['map'] = 'drawn';
  }
  draw().catch(() => {
    if (!aborted.signal.aborted) sayNone();
  });
  return () => {
    aborted.abort();
    view?.destroy();
  };
}

/**
 * Shows whether a shop in the server's HTML is open, and draws its map. Call this function when the visitor is about to
 * see the block.
 * @returns a function that stops the updates and removes the map
 */
export function enhanceServiceSpace(
  root: Element,
  settings: MapSettings = {},
  now: () => Date = () => new Date(),
): () => void {
  const ends = [
    ...[...root.querySelectorAll<HTMLElement>('[data-opening]')].map((place) => tellState(place, now)),
    ...[...root.querySelectorAll<HTMLElement>('[data-space-map]')].map((stage) => drawMap(stage, settings)),
  ];
  return () => ends.forEach((end) => end());
}
