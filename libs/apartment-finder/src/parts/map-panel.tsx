'use client';

import { useDeferredValue, useEffect, useMemo, useRef, type ReactElement } from 'react';
import { shippedLanguage } from '@skein/ui';
import type { Apartment } from '../data/read-apartments.ts';
import { SMALL_MAP_OFFSET_PX, SMALL_SCREEN } from '../constants/finder.constants.ts';
import { controlTexts, counted } from '../texts/finder.texts.ts';
import { cameraFor, raisedBy } from '../view/camera.ts';
import type { FinderView } from '../view/finder-view.ts';
import { isClickable, pinState, pinsAreBold } from '../view/pins.ts';
import { useFinder } from './finder-context.ts';
import type { FinderWords } from './finder-words.ts';
import { Canvas, Loading, NoMap, Panel, PinCard } from './map-panel.styles.ts';
import { Status } from './status.tsx';
import { sizeOf } from './map-size.ts';
import { useMap, type MapSettings } from './use-map.ts';

export type MapPanelProps = {
  readonly view: FinderView | undefined;
  /** All buildings of the list, on all of its pages. */
  readonly list: readonly Apartment[];
  readonly words: FinderWords;
  readonly settings: MapSettings | undefined;
};

/** Shows the buildings of the list as pins. The list has the same information without it. */
export function MapPanel({ view, list, words, settings }: MapPanelProps): ReactElement {
  const { city, say, tag, address, act } = useFinder();
  // The page of the list is none of the map's: it stays where a visitor has moved it.
  const { neighborhood, search } = address;
  const place = useRef<HTMLDivElement>(null);
  const { availableStatus, comingStatus } = words;
  const selected = view?.selected;
  const state = useMap(place, {
    camera: (size) => cameraFor(city, { neighborhood, search, selected }, list, size),
    label: counted(say(controlTexts.mapOf), tag, { city: city.name }),
    language: shippedLanguage(tag) ?? tag,
    say,
    settings,
  });
  const isLoading = state.status === 'waiting' || (state.status === 'ready' && !state.isDrawn);
  const map = state.status === 'ready' ? state.map : undefined;

  // What is open is seen, also where the list is of another neighborhood.
  const shown = useMemo(
    () => (selected && !list.includes(selected) ? [...list, selected] : list),
    [list, selected],
  );
  // After the list: a letter is answered before 50,000 pins are.
  const pinned = useDeferredValue(shown);
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
  useEffect(() => {
    const canvas = place.current;
    if (!map || !canvas) return undefined;
    const small = matchMedia(SMALL_SCREEN);
    // Behind the list the map has no size, and nothing to look at until it has.
    let hidden = false;
    const look = () => {
      const size = sizeOf(canvas);
      hidden = size.width === 0;
      if (hidden) return;
      const flat = cameraFor(city, { neighborhood, search, selected }, list, size);
      map.setCamera(small.matches && selected ? raisedBy(SMALL_MAP_OFFSET_PX, flat) : flat, {
        animate: true,
      });
    };
    look();
    const sized = new ResizeObserver(() => {
      map.resize();
      if (hidden) look();
    });
    sized.observe(canvas);
    small.addEventListener('change', look);
    return () => {
      sized.disconnect();
      small.removeEventListener('change', look);
    };
  }, [map, city, neighborhood, search, selected, list]);
  useEffect(
    () =>
      map?.on('pin', ({ id }) => {
        const apartment = shown.find((one) => one.id === id);
        if (apartment && !isClickable(pinState(apartment, selected?.id, false))) return;
        act({ type: 'select', apartment: id });
      }),
    [map, shown, selected, act],
  );

  return (
    <Panel data-map={state.status} data-print="none">
      {/* What the map draws is none of React's business. */}
      <Canvas ref={place} />
      {isLoading && <Loading role="status">{say(controlTexts.mapLoads)}</Loading>}
      {state.status === 'failed' && <NoMap role="status">{say(controlTexts.noMap)}</NoMap>}
      {selected && state.status === 'ready' && (
        <PinCard>
          <strong>{selected.name}</strong>
          <span>{selected.street}</span>
          <Status ready={selected.ready} words={words} />
        </PinCard>
      )}
    </Panel>
  );
}
