// @vitest-environment jsdom
import type { Pin } from '@skein/map';
import { LanguageProvider } from '@skein/ui';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApartmentFinder } from '../apartment-finder/apartment-finder.tsx';
import { buildings } from '../testing/buildings.fixtures.ts';
import { sizeOf } from './map-size.ts';
import { answers, PATH, props, setUp, tearDown } from '../testing/finder-stage.tsx';

let pins: readonly Pin[] = [];
let selected: string | null = null;
const nothing = () => {};
let drawn: () => void = nothing;
let cameras: { readonly zoom: number }[] = [];
let sized: () => void = nothing;
vi.mock('@skein/map', () => ({
  createMap: async () => ({
    drawn: new Promise<void>((resolve) => (drawn = resolve)),
    setPins: (all: readonly Pin[]) => (pins = all),
    select: (id: string | null) => (selected = id),
    setCamera: (camera: { readonly zoom: number }) => cameras.push(camera),
    on: () => nothing,
    resize: nothing,
    destroy: nothing,
  }),
}));

beforeEach(() => {
  setUp();
  pins = [];
  cameras = [];
  selected = null;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(told: () => void) {
        sized = told;
      }
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly told: (seen: { isIntersecting: boolean }[]) => void;
      constructor(told: (seen: { isIntersecting: boolean }[]) => void) {
        this.told = told;
      }
      observe() {
        this.told([{ isIntersecting: true }]);
      }
      disconnect() {}
    },
  );
});
afterEach(tearDown);

const idOf = (building: (typeof buildings)[number] | undefined) =>
  `${String(building?.Latitude)}|${String(building?.Longitude)}`;
const inMueller = idOf(buildings.find(({ Neighborhood }) => Neighborhood === 'Mueller'));

function show(search: string, language: 'en' | 'es' = 'en') {
  history.replaceState(null, '', PATH + search);
  render(
    <LanguageProvider language={language}>
      <ApartmentFinder {...props} />
    </LanguageProvider>,
  );
}

describe('the map of the finder', () => {
  it('shows the pin of a building that is open and lies outside the chosen neighborhood', async () => {
    show(`?neighborhood=cherrywood&apartment=${encodeURIComponent(inMueller)}`);
    const others = buildings.filter(({ Neighborhood }) => Neighborhood === 'Cherrywood').map(idOf);
    await waitFor(() => expect(pins.map(({ id }) => id)).toEqual([...others, inMueller]));
    expect(selected).toBe(inMueller);
  });

  it('looks at the buildings of a list that changed while it was behind it, once it is seen', async () => {
    const width = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(0);
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(300);
    show('');
    await waitFor(() => expect(pins.length).toBeGreaterThan(10));
    expect(cameras).toEqual([]);
    width.mockReturnValue(390);
    sized();
    expect(cameras).toHaveLength(1);
    expect(cameras[0]?.zoom).toBeGreaterThan(9);
    sized();
    expect(cameras).toHaveLength(1);
  });

  it('stays where a visitor has moved it while the page of a search is scrolled', async () => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(390);
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(300);
    show('?q=kite');
    await waitFor(() => expect(pins.length).toBe(6));
    const looked = cameras.length;
    vi.stubGlobal('scrollY', 500);
    act(() => void dispatchEvent(new Event('scroll')));
    expect(document.querySelector('[data-finder].top')).toBeNull();
    expect(cameras).toHaveLength(looked);
  });

  it('stays where a visitor has moved it while the list is turned to its next page', async () => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(390);
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(300);
    show('');
    await waitFor(() => expect(pins.length).toBeGreaterThan(10));
    const looked = cameras.length;
    expect(looked).toBeGreaterThan(0);
    fireEvent.click(screen.getByRole('link', { name: 'Next' }));
    expect(location.search).toBe('?page=2');
    expect(cameras).toHaveLength(looked);
  });

  it.each([
    ['its lower edge, which is below the window', 900, 132],
    ['what is mostly below the window and has to be scrolled to', 1300, 0],
    ['what ends with the window', 768, 0],
  ])('leaves out %s', (_, bottom, below) => {
    const canvas = document.createElement('div');
    vi.spyOn(canvas, 'clientHeight', 'get').mockReturnValue(700);
    vi.spyOn(canvas, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, bottom - 700, 800, 700));
    expect(innerHeight).toBe(768);
    expect(sizeOf(canvas).below).toBe(below);
  });

  it.each([
    ['en', 'Loading the map…'],
    ['es', 'Cargando el mapa…'],
  ] as const)('says that it loads until there is ground under its pins, in %s', async (language, words) => {
    show('', language);
    expect(screen.getByText(words)).toBeDefined();
    await waitFor(() => expect(pins.length).toBeGreaterThan(10));
    expect(screen.getByText(words)).toBeDefined();
    drawn();
    await waitFor(() => expect(screen.queryByText(words)).toBeNull());
  });

  it.each(['en', 'es'] as const)('calls a state as list and detail do, in %s', async (language) => {
    show('', language);
    await waitFor(() => expect(pins.length).toBeGreaterThan(10));
    for (const { ready, status } of pins.slice(0, 10)) {
      const [first] = await screen.findAllByText(String(status));
      expect(first?.closest('[data-ready]') !== null).toBe(ready);
    }
  });

  it.each([
    ['en', '4,989 buildings, 4,989 with fiber', '1–10 of 4,989'],
    ['es', '4,989 edificios, 4,989 con fibra', '1–10 de 4,989'],
  ] as const)('stands beside counts that are grouped, in %s', async (language, count, range) => {
    const [one] = buildings;
    const many = Array.from({ length: 4989 }, (_, at) => ({ ...one, Latitude: String(30 + at / 10_000) }));
    answers.push(() => Response.json(many));
    show('', language);
    expect(await screen.findByText(count)).toBeDefined();
    expect(screen.getByText(range)).toBeDefined();
  });
});
