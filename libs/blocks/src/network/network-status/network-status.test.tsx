import { LanguageProvider } from '@skein/ui';
import { act, fireEvent, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fixtureProps } from '../../testing/fixture-props.ts';
import { homeWith, optionWith, servedWith } from '../../testing/network-answers.ts';
import {
  asked,
  basic,
  CLEAR,
  draw,
  field,
  NOW,
  OUTAGE,
  pass,
  problem,
  said,
  send,
  setUp,
  settle,
  show,
  told,
  type,
  write,
} from '../../testing/network-stage.tsx';
import { networkStatus } from './network-status.block.ts';
import * as fixtures from './network-status.fixtures.ts';
import { NetworkStatus } from './network-status.tsx';

beforeEach(setUp);

describe('the state of the network', () => {
  async function chosen(option: unknown) {
    await show();
    await type('x');
    await asked[0]?.answer(option);
    fireEvent.keyDown(field(), { key: 'ArrowDown' });
    fireEvent.keyDown(field(), { key: 'Enter' });
    await settle();
  }

  it('is all clear where there is no notification, and asks nothing more', async () => {
    await chosen(CLEAR);
    expect(told()).toEqual(['no issue']);
    expect(field().value).toBe('1 Ready Rd, Austin');
    expect(screen.getByText(/^All clear/)).toBeTruthy();
    expect(said()).toMatch(/^1 Ready Rd, Austin: All clear/);
    await pass(5000);
    expect(asked).toHaveLength(1);
  });

  it.each([
    [0, 'POTENTIAL ISSUE'],
    [1, 'CONFIRMED ISSUE'],
    [2, 'SERVICE DEGRADED'],
    [3, 'SERVICE OUTAGE'],
  ])('of severity %i is %s, with its description and its time', async (severity, label) => {
    const updated_at = '2026-03-01T11:48:00Z';
    await chosen(
      optionWith(
        '1 Ready Rd',
        { severity: severity as 0, description: `<p>That it is ${severity}.</p>`, updated_at },
        ...(severity > 0 ? [{ severity: 0 as const, description: 'Less.', updated_at }] : []),
      ),
    );
    expect(screen.getByText(label).closest('[data-severity]')?.getAttribute('data-severity')).toBe(
      `${severity}`,
    );
    expect(screen.getByText(`That it is ${severity}.`)).toBeTruthy();
    expect(screen.queryByText('Less.')).toBeNull();
    expect(told()).toEqual([label.toLowerCase()]);
    expect(document.querySelector('time')?.parentElement?.textContent).toBe('Posted 12 minutes ago');
    expect(document.querySelector('time')?.dateTime).toBe('2026-03-01T11:48:00.000Z');
  });

  it('tells the time that passes, and does not announce it', async () => {
    await chosen(OUTAGE);
    const announced = said();
    await pass(60_000);
    expect(document.querySelector('time')?.textContent).toBe('13 minutes ago');
    await pass(47 * 60_000);
    expect(document.querySelector('time')?.textContent).toBe('1 hour ago');
    expect(said()).toBe(announced);
  });

  it('runs nothing that is in a description', async () => {
    const boom = vi.fn();
    vi.stubGlobal('boom', boom);
    await chosen(
      optionWith('1 Ready Rd', {
        severity: 3,
        description:
          '<script>boom()</script><img src=x onerror="boom()"><a href="javascript:boom()">here</a>',
        updated_at: '',
      }),
    );
    screen.getByText('here').click();
    await pass(1000);
    expect(boom).not.toHaveBeenCalled();
    expect(document.body.innerHTML).not.toMatch(/boom|<script/);
  });

  it('of several that fit is shown for each when the form is sent', async () => {
    await show();
    write('x');
    await send();
    await asked[0]?.answer(CLEAR, OUTAGE);
    expect(said()).toBe('More than one address matches. Pick yours:');
    expect([...document.querySelectorAll('summary')].map(({ textContent }) => textContent)).toEqual([
      '1 Ready Rd, Austin',
      '7 Two Doors Ct, Austin',
    ]);
  });

  it('is in Spanish on a Spanish page', () => {
    draw({ answered: servedWith([homeWith(3, NOW)], NOW) }, 'es');
    expect(screen.getByText('SERVICIO INTERRUMPIDO')).toBeTruthy();
    expect(document.querySelector('time')?.parentElement?.textContent).toBe('Publicado hace 12 minutos');
  });

  it('takes the words of editors', () => {
    const words = fixtureProps(networkStatus, fixtures.networkStatusOwnWords);
    draw({ ...words, answered: servedWith([homeWith(3, NOW)], NOW) });
    expect(screen.getByText('NO LIGHT')).toBeTruthy();
    expect(document.querySelector('time')?.parentElement?.textContent).toBe(
      '12 minutes ago, as far as we know',
    );
  });
});

describe('a page that was drawn for its query string', () => {
  it('is named by its title, also where the page has given the heading another id', () => {
    draw({ title: 'Network status' });
    screen.getByRole('heading', { level: 2 }).id = 'network-status-2';
    for (const role of ['region', 'search'])
      expect(screen.getByRole(role, { name: 'Network status' })).toBeTruthy();
  });

  it('says the same before and after it wakes, and then follows the clock', async () => {
    vi.useFakeTimers({ now: NOW });
    const answered = servedWith([homeWith(2, NOW - 5 * 60_000)], NOW - 5 * 60_000);
    const block = (
      <LanguageProvider language="en">
        <NetworkStatus {...basic} answered={answered} />
      </LanguageProvider>
    );
    const place = document.body.appendChild(document.createElement('div'));
    place.innerHTML = renderToString(block);
    expect(place.textContent).toContain('Posted 12 minutes ago');
    expect(place.querySelector('form')?.getAttribute('action')).toBe('#network-status');
    expect(place.querySelector('section')?.id).toBe('network-status');
    expect(place.querySelector('input')?.name).toBe('query');
    const complain = vi.fn();
    const root = await act(async () => hydrateRoot(place, block, { onRecoverableError: complain }));
    expect(complain).not.toHaveBeenCalled();
    expect(place.textContent).toContain('Posted 17 minutes ago');
    act(() => root.unmount());
  });

  it('says when the network could not be asked', () => {
    draw({ answered: servedWith(undefined, NOW) });
    expect(problem()).toMatch(/We couldn’t check/);
    expect(field().value).toBe('1 ready');
  });
});
