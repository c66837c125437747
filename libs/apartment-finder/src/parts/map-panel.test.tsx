import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { buildings } from '../testing/buildings.fixtures.ts';
import { sizeOf } from './map-size.ts';
import { answers, setUp, show } from '../testing/finder-stage.tsx';
import { double, setUpMap } from '../testing/map-double.ts';

vi.mock('@skein/map', () => import('../testing/map-double.ts'));

beforeEach(() => {
  setUp();
  setUpMap();
});

const idOf = (building: (typeof buildings)[number] | undefined) =>
  `${String(building?.Latitude)}|${String(building?.Longitude)}`;
const inMueller = idOf(buildings.find(({ Neighborhood }) => Neighborhood === 'Mueller'));

describe('the map of the finder', () => {
  it('shows the pin of a building that is open and lies outside the chosen neighborhood', async () => {
    show(`?neighborhood=cherrywood&apartment=${encodeURIComponent(inMueller)}`);
    const others = buildings.filter(({ Neighborhood }) => Neighborhood === 'Cherrywood').map(idOf);
    await waitFor(() => expect(double.pins.map(({ id }) => id)).toEqual([...others, inMueller]));
    expect(double.selected).toBe(inMueller);
  });

  it('looks at the buildings of a list that changed while it was behind it, once it is seen', async () => {
    const width = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(0);
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(300);
    show('');
    await waitFor(() => expect(double.pins.length).toBeGreaterThan(10));
    expect(double.cameras).toEqual([]);
    width.mockReturnValue(390);
    double.sized();
    expect(double.cameras).toHaveLength(1);
    expect(double.cameras[0]?.zoom).toBeGreaterThan(9);
    double.sized();
    expect(double.cameras).toHaveLength(1);
  });

  it('stays where a visitor has moved it while the page of a search is scrolled', async () => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(390);
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(300);
    show('?q=kite');
    await waitFor(() => expect(double.pins.length).toBe(6));
    const looked = double.cameras.length;
    vi.stubGlobal('scrollY', 500);
    act(() => void dispatchEvent(new Event('scroll')));
    expect(document.querySelector('[data-finder].top')).toBeNull();
    expect(double.cameras).toHaveLength(looked);
  });

  it('stays where a visitor has moved it while the list is turned to its next page', async () => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(390);
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(300);
    show('');
    await waitFor(() => expect(double.pins.length).toBeGreaterThan(10));
    const looked = double.cameras.length;
    expect(looked).toBeGreaterThan(0);
    fireEvent.click(screen.getByRole('link', { name: 'Next' }));
    expect(location.search).toBe('?page=2');
    expect(double.cameras).toHaveLength(looked);
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
    const status = document.querySelector('[data-map] > [role=status]');
    expect(status?.textContent).toBe('');
    await waitFor(() => expect(double.pins.length).toBeGreaterThan(10));
    expect(status?.textContent).toBe(words);
    double.drawn();
    await waitFor(() => expect(screen.queryByText(words)).toBeNull());
  });

  it.each(['en', 'es'] as const)('calls a state as list and detail do, in %s', async (language) => {
    show('', language);
    await waitFor(() => expect(double.pins.length).toBeGreaterThan(10));
    for (const { ready, status } of double.pins.slice(0, 10)) {
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
