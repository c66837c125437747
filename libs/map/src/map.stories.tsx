import type { StoryObj } from '@storybook/react-vite';
import { useEffect, useRef, useState } from 'react';
import { expect, within } from 'storybook/test';
import { createMap, type Pin } from './index.ts';

interface MapProps {
  readonly pins: readonly Pin[];
  readonly zoom: number;
  readonly selected?: string;
  readonly language: 'en' | 'es';
}

/**
 * Shows the parts that a page needs for a map: an element with a height, a call of `createMap`, and a text if
 * there is no map.
 */
function BuildingsMap({ pins, zoom, selected, language }: MapProps) {
  const element = useRef<HTMLDivElement>(null);
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    const made = createMap(element.current ?? document.body, {
      camera: { center: { lat: 30.285, lng: -97.735 }, zoom },
      label: language === 'es' ? 'Edificios en Austin' : 'Buildings in Austin',
      language,
      signal,
    });
    made
      .then((map) => {
        map.setPins(pins);
        map.select(selected ?? null);
        map.on('pin', ({ id }) => map.select(id));
      })
      .catch((error: unknown) => signal.aborted || setProblem(String(error)));
    return () => {
      ended.abort();
      made.then(
        (map) => map.destroy(),
        () => undefined,
      );
    };
  }, [pins, zoom, selected, language]);
  if (problem !== undefined) return <p>{problem}</p>;
  return (
    <>
      <style>{'[data-stage] { block-size: 30rem; }'}</style>
      <div ref={element} data-stage="" />
    </>
  );
}

const building = (id: string, label: string, lat: number, lng: number, ready: boolean): Pin => ({
  id,
  label,
  position: { lat, lng },
  ready,
  bold: true,
});
const buildings = [
  building('spool', 'The Spool', 30.305, -97.755, true),
  building('bobbin', 'Bobbin Lofts', 30.275, -97.715, true),
  building('heddle', 'Heddle House', 30.262, -97.758, false),
];
const street = Array.from({ length: 40 }, (_, place) =>
  building(`home-${place}`, `${100 + place} Weft Street`, 30.285 + place / 9000, -97.735, place % 3 > 0),
);

export default {
  title: 'Map/Map',
  component: BuildingsMap,
  args: { pins: buildings, zoom: 13, language: 'en' },
} satisfies { component: typeof BuildingsMap; title: string; args: MapProps };

export const Buildings: StoryObj<MapProps> = {
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('button', { name: /The Spool/ }, { timeout: 20_000 }),
    ).toBeVisible();
  },
};
export const OneSelected: StoryObj<MapProps> = { args: { selected: 'bobbin' } };
export const ManyInOnePlace: StoryObj<MapProps> = { args: { pins: street } };
export const Spanish: StoryObj<MapProps> = { args: { language: 'es' }, globals: { language: 'es' } };
