import { LanguageProvider } from '@skein/ui';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { fixtureProps } from '../../testing/fixture-props.ts';
import type { ChosenSpeed } from './calculator-query.ts';
import { enhanceWifiCalculator } from './enhance-wifi-calculator.ts';
import { wifiCalculator } from './wifi-calculator.block.ts';
import * as fixtures from './wifi-calculator.fixtures.ts';
import { WifiCalculator } from './wifi-calculator.tsx';

let stop = () => {};
afterEach(() => {
  stop();
  stop = () => {};
});

const props = fixtureProps(wifiCalculator, fixtures.calculator);
const LAST_PHONE: ChosenSpeed = {
  router: '6E',
  category: '1',
  device: '4',
};

function serve(chosen?: ChosenSpeed, given = props) {
  document.body.innerHTML = renderToStaticMarkup(<WifiCalculator {...given} chosen={chosen} />);
  const part = <E extends Element>(selector: string): E => {
    const found = document.querySelector<E>(selector);
    if (!found) throw new Error(`no ${selector}`);
    return found;
  };
  const digits = (place: string) =>
    [...document.querySelectorAll(`${place} [data-digit]`)]
      .map((one) => one.getAttribute('data-digit'))
      .join('');
  const device = () => part<HTMLSelectElement>('[data-devices]:not([hidden]) select');
  return {
    part,
    device,
    router: () => part<HTMLSelectElement>('[data-router]'),
    category: () => part<HTMLSelectElement>('[data-category]'),
    button: () => part<HTMLButtonElement>('button[type=submit]'),
    result: () => [digits('[data-near]'), digits('[data-far]')],
    said: () => part('output').textContent,
    choose(select: HTMLSelectElement, value: string) {
      select.value = value;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    },
    submit: () => part<HTMLFormElement>('form').requestSubmit(),
  };
}

function wake(chosen?: ChosenSpeed, given = props) {
  const page = serve(chosen, given);
  stop = enhanceWifiCalculator(document.body);
  return page;
}

/** Makes all three choices, and submits the form. */
function asked() {
  const page = wake();
  page.choose(page.router(), '6E');
  page.choose(page.category(), '1');
  page.choose(page.device(), '4');
  page.submit();
  return page;
}

describe('the calculator in a browser', () => {
  it('enables the device once router and category are chosen, in either order', () => {
    const page = wake();
    expect(page.device().disabled).toBe(true);
    page.choose(page.category(), '1');
    expect(page.device().disabled).toBe(true);
    page.choose(page.router(), '6');
    expect(page.device().disabled).toBe(false);
    expect([...page.device().options].map(({ text }) => text)).toEqual([
      'Choose a device',
      'From 2013',
      'From 2018',
      'From 2021',
      'From 2024',
    ]);
    page.choose(page.router(), '');
    expect(page.device().disabled).toBe(true);
  });

  it('keeps the button disabled until all three are chosen', () => {
    const page = wake();
    const seen = [page.button().disabled];
    page.choose(page.router(), '6');
    seen.push(page.button().disabled);
    page.choose(page.category(), '2');
    seen.push(page.button().disabled);
    page.choose(page.device(), '1');
    seen.push(page.button().disabled);
    page.choose(page.device(), '');
    seen.push(page.button().disabled);
    expect(seen).toEqual([true, true, true, false, true]);
  });

  it('rolls to the speeds and announces them as one sentence', () => {
    const page = asked();
    expect(page.result()).toEqual(['1310', '410']);
    expect(page.said()).toBe(
      'In the same room: 1310 megabits per second. At the far end of your home: 410 megabits per second.',
    );
  });

  it.each(['router', 'category', 'device'] as const)('sets the result to 0 when the %s changes', (which) => {
    const page = asked();
    const select = page[which]();
    page.choose(
      select,
      [...select.options].find(({ value }) => value !== '' && value !== select.value)?.value ?? '',
    );
    expect([page.result(), page.said()]).toEqual([['0', '0'], '']);
  });

  it('has the address name what is chosen, and nothing of it that is not', () => {
    history.replaceState({ from: 'host' }, '', '/wifi?utm_source=news&device=9#calculator');
    const page = wake();
    page.choose(page.category(), '1');
    page.choose(page.router(), '6E');
    const seen = [location.href];
    page.choose(page.device(), '4');
    seen.push(location.href);
    page.choose(page.category(), '2');
    seen.push(location.href);
    page.choose(page.router(), '');
    seen.push(location.href);
    const { origin } = location;
    expect(seen).toEqual([
      `${origin}/wifi?utm_source=news&router=6E&category=1#calculator`,
      `${origin}/wifi?utm_source=news&router=6E&category=1&device=4#calculator`,
      `${origin}/wifi?utm_source=news&router=6E&category=2#calculator`,
      `${origin}/wifi?utm_source=news&category=2#calculator`,
    ]);
    expect(history.state).toEqual({ from: 'host' });
    history.replaceState(null, '', '/');
  });

  it('clears the device with its category, also on the way back', () => {
    const page = asked();
    page.choose(page.category(), '2');
    expect([page.device().value, page.button().disabled]).toEqual(['', true]);
    page.choose(page.category(), '1');
    expect([page.device().value, page.button().disabled]).toEqual(['', true]);
  });

  it('keeps the device when the router changes', () => {
    const page = asked();
    page.choose(page.router(), '5');
    expect([page.device().value, page.button().disabled]).toEqual(['4', false]);
    page.submit();
    expect(page.result()).toEqual(['480', '160']);
  });

  it('shows what the server would draw, for every choice', () => {
    for (const router of ['5', '6', '6E'])
      for (const [at, { devices }] of props.categories.entries())
        for (const index of devices.keys()) {
          const [category, device] = [String(at + 1), String(index + 1)];
          const drawn = serve({ router, category, device });
          const [result, said] = [drawn.result(), drawn.said()];
          const page = wake();
          page.choose(page.router(), router);
          page.choose(page.category(), category);
          page.choose(page.device(), device);
          page.submit();
          expect([page.result(), page.said()]).toEqual([result, said]);
          stop();
        }
  });

  it('says so where there is no figure', () => {
    const [, ...withoutOldest] = props.routers;
    const page = wake(undefined, { ...props, routers: withoutOldest });
    page.choose(page.router(), '6');
    page.choose(page.category(), '1');
    page.choose(page.device(), '1');
    page.submit();
    expect(page.said()).toBe('We don’t have a speed for these two yet.');
    expect(page.part<HTMLElement>('[data-unknown]').hidden).toBe(false);
    page.choose(page.device(), '2');
    expect([page.said(), page.part<HTMLElement>('[data-unknown]').hidden]).toEqual(['', true]);
  });

  it('goes on from what was served or kept, and leaves everything as it was', () => {
    const page = wake(LAST_PHONE);
    expect(page.button().disabled).toBe(false);
    expect(page.result()).toEqual(['1310', '410']);
    stop();
    page.choose(page.router(), '5');
    expect(page.result()).toEqual(['1310', '410']);
  });

  it('minds its own business on a page without one', () => {
    document.body.innerHTML = '<form><select></select></form>';
    expect(() => enhanceWifiCalculator(document.body)()).not.toThrow();
  });
});

describe('the calculator without script', () => {
  it('is a form that asks its own page with three named fields, and can be sent', () => {
    const page = serve();
    const form = page.part<HTMLFormElement>('form');
    expect([form.method, form.getAttribute('action'), page.button().disabled]).toEqual(['get', null, false]);
    expect([...new FormData(form).keys()]).toEqual(['router', 'category']);
  });

  it('has the devices of the chosen category, and sends only one of them', () => {
    const page = serve({ router: '6', category: '2' });
    expect(page.device().disabled).toBe(false);
    page.device().value = '2';
    expect([...new FormData(page.part<HTMLFormElement>('form'))]).toEqual([
      ['router', '6'],
      ['category', '2'],
      ['devices', '2'],
      ['device', '2'],
    ]);
    expect(page.result()).toEqual(['0', '0']);
  });

  it('is drawn with its result', () => {
    const page = serve(LAST_PHONE);
    expect(page.result()).toEqual(['1310', '410']);
    expect(page.said()).toContain('1310 megabits per second');
    expect([page.router().value, page.category().value, page.device().value]).toEqual(
      Object.values(LAST_PHONE),
    );
  });

  it('speaks Spanish', () => {
    const html = renderToStaticMarkup(
      <LanguageProvider language="es">
        <WifiCalculator {...fixtureProps(wifiCalculator, fixtures.calculator, 'es')} chosen={LAST_PHONE} />
      </LanguageProvider>,
    );
    expect(html).toContain('En el mismo cuarto: 1310 megabits por segundo.');
  });
});
