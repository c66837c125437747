import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { resize, setUp, show } from '../testing/finder-stage.tsx';
import { double, setUpMap } from '../testing/map-double.ts';

vi.mock('@skein/map', () => import('../testing/map-double.ts'));

beforeEach(() => {
  setUp();
  setUpMap();
  resize(390);
});

describe('the map of the finder on a phone', () => {
  const ready = () =>
    waitFor(() => expect(document.querySelector('[data-finder]')?.getAttribute('data-finder')).toBe('ready'));
  const dots = () => document.querySelectorAll('[data-still] path[d^=M]').length;

  it.each([
    ['en', 'Show the map', 'Loading the map…'],
    ['es', 'Mostrar el mapa', 'Cargando el mapa…'],
  ] as const)('is a still picture until it is pressed, in %s', async (language, name, loads) => {
    show('', language);
    await ready();
    await waitFor(() => expect(dots()).toBeGreaterThan(0));
    expect([double.created, screen.queryByText(loads)]).toEqual([0, null]);
    const button = screen.getByRole('button', { name });
    button.focus();
    fireEvent.click(button);
    expect(screen.getByText(loads)).toBeDefined();
    await waitFor(() => expect(double.pins.length).toBeGreaterThan(10));
    expect([double.created, screen.queryByRole('button', { name })]).toEqual([1, null]);
    expect(dots()).toBeGreaterThan(0);
    // A press of a key moves the focus into the map, but presses no pin.
    expect(document.activeElement?.getAttribute('data-map')).toBe('pin');
    expect(double.presses).toBe(0);
    double.drawn();
    await waitFor(() => expect(dots()).toBe(0));
  });

  it('passes the press on to the pin below it', async () => {
    show('');
    await ready();
    const picture = screen.getByRole('button', { name: 'Show the map' }).parentElement;
    if (!picture) throw new Error('no picture');
    fireEvent.click(picture, { clientX: 10, clientY: 10 });
    fireEvent.click(picture, { clientX: 900, clientY: 10 });
    await waitFor(() => expect(double.presses).toBe(1));
    expect(double.created).toBe(1);
  });

  it.each([
    ['the picture was pressed beside them', 'div:has(> button)', 300],
    ['the button is above it', 'div > button', 10],
  ])('presses no pin where %s', async (_, pressed, clientX) => {
    show('');
    await ready();
    const target = document.querySelector(`[data-map] > ${pressed}`);
    if (target) fireEvent.click(target, { clientX, clientY: 10 });
    await waitFor(() => expect(double.pins.length).toBeGreaterThan(10));
    expect(double.presses).toBe(0);
  });

  it('keeps the picture where the map cannot be loaded, and says so', async () => {
    double.hasMap = false;
    show('?q=kite');
    await ready();
    fireEvent.click(screen.getByRole('button', { name: 'Show the map' }));
    expect((await screen.findAllByRole('status')).map(({ textContent }) => textContent)).toContain(
      'Loading the map…',
    );
    await waitFor(() => expect(document.querySelector('[data-map=failed]')).not.toBeNull());
    expect(screen.getByText('We can’t show the map here. The list has every building.')).toBeDefined();
    expect(dots()).toBeGreaterThan(0);
    expect(screen.queryByRole('button', { name: 'Show the map' })).toBeNull();
  });

  it('shows the buildings of a search on its picture', async () => {
    show('');
    await ready();
    const before = document.querySelector('[data-dots=ready] path')?.getAttribute('d');
    fireEvent.input(screen.getByRole('searchbox'), { target: { value: 'kite' } });
    await waitFor(() =>
      expect(document.querySelector('[data-dots=ready] path')?.getAttribute('d')).not.toBe(before),
    );
  });
});
