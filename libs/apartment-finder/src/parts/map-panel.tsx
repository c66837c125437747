'use client';

import { useDeferredValue, useEffect, useMemo, useRef, type ReactElement } from 'react';
import { shippedLanguage } from '@skein/ui';
import type { Apartment } from '../data/read-apartments.ts';
import { controlTexts, counted } from '../texts/finder.texts.ts';
import { cameraFor } from '../view/camera.ts';
import type { FinderView } from '../view/finder-view.ts';
import { stillOf, type FinderStill } from '../view/still.ts';
import { isClickable, pinState, pinsAreBold } from '../view/pins.ts';
import { useFinder } from './finder-context.ts';
import type { FinderWords } from './finder-words.ts';
import { MapStill } from './map-still.tsx';
import { useMapCamera } from './use-map-camera.ts';
import { usePassedPress } from './use-passed-press.ts';
import { Canvas, Loading, NoMap, Panel, PinCard, ShowMap } from './map-panel.styles.ts';
import { Status } from './status.tsx';
import { useMap, type MapSettings } from './use-map.ts';

export type MapPanelProps = {
  readonly view: FinderView | undefined;
  /** All buildings of the list, not only those on the current page. */
  readonly list: readonly Apartment[];
  /** The still picture that came with the page. The panel shows it until the buildings are loaded. */
  readonly still: FinderStill | undefined;
  readonly words: FinderWords;
  readonly settings: MapSettings | undefined;
};

/**
 * Shows the buildings of the list: as dots on a still picture, and as pins on the map as soon as the map is loaded.
 * Without the map, the list gives the same information.
 */
export function MapPanel({ view, list, still, words, settings }: MapPanelProps): ReactElement {
  const { city, say, tag, address, act } = useFinder();
  // Turning a page of the list does not move the map.
  const { neighborhood, search } = address;
  const place = useRef<HTMLDivElement>(null);
  const { availableStatus, comingStatus } = words;
  const selected = view?.selected;
  const { state, load } = useMap(place, {
    camera: (size) => cameraFor(city, { neighborhood, search, selected }, list, size),
    label: counted(say(controlTexts.mapOf), tag, { city: city.name }),
    language: shippedLanguage(tag) ?? tag,
    say,
    settings,
  });
  const isWaiting = state.status === 'still' || state.status === 'waiting';
  const isLoading = state.status === 'waiting' || (state.status === 'ready' && !state.isDrawn);
  const map = state.status === 'ready' ? state.map : undefined;
  const isDrawn = state.status === 'ready' && state.isDrawn;

  // The pin of the open building is visible even if the list shows a different neighborhood.
  const shown = useMemo(
    () => (selected && !list.includes(selected) ? [...list, selected] : list),
    [list, selected],
  );
  // Updates the list before the map, because drawing 50,000 pins would delay each typed letter.
  const pinned = useDeferredValue(shown);
  const isServed = pinned.length === 0 && view?.total !== 0;
  const picture = useMemo(() => {
    if (isServed) return still;
    return isDrawn ? undefined : stillOf(city, { neighborhood, search, selected }, pinned);
  }, [still, isDrawn, isServed, city, neighborhood, search, selected, pinned]);
  useEffect(() => {
    if (!map) return;
    const bold = pinsAreBold(
      pinned.length,
      pinned.reduce((sum, { ready }) => sum + Number(ready), 0),
    );
    map.setPins(
      pinned.map(({ id, name, street, lat, lng, ready }) => ({
        id,
        position: { lat, lng },
        label: [name, street].filter(Boolean).join(', '),
        ready,
        status: ready ? availableStatus : comingStatus,
        bold,
      })),
    );
  }, [map, pinned, availableStatus, comingStatus]);
  useEffect(() => {
    map?.select(selected?.id ?? null);
  }, [map, selected]);
  useMapCamera(place, map, { neighborhood, search, selected }, list);
  useEffect(
    () =>
      map?.on('pin', ({ id }) => {
        const apartment = shown.find((one) => one.id === id);
        if (apartment && !isClickable(pinState(apartment, selected?.id, false))) return;
        act({ type: 'select', apartment: id });
      }),
    [map, shown, selected, act],
  );
  const passPress = usePassedPress(place, map, pinned);

  return (
    <Panel data-map={state.status} data-print="none">
      {picture && <MapStill still={picture} />}
      {/* React does not control the content of the map. */}
      <Canvas ref={place} />
      {isWaiting && (
        <ShowMap
          onClick={(press) => {
            passPress(press);
            load();
          }}
        >
          <button type="button" aria-disabled={state.status === 'waiting'}>
            {say(controlTexts.showMap)}
          </button>
        </ShowMap>
      )}
      {state.status === 'still' && <NoMap data-unless-awake="">{say(controlTexts.noMap)}</NoMap>}
      {/* Present from the start, because screen readers may miss a status that comes together with its text. */}
      <div role="status">
        {isLoading && <Loading>{say(controlTexts.mapLoads)}</Loading>}
        {state.status === 'failed' && <NoMap>{say(controlTexts.noMap)}</NoMap>}
      </div>
      {selected && state.status === 'ready' && (
        <PinCard>
          <strong>{selected.name}</strong>
          <span>{selected.street || selected.place}</span>
          <Status ready={selected.ready} words={words} />
        </PinCard>
      )}
    </Panel>
  );
}
