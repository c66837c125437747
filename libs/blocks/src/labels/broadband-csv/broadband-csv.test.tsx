import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fixtureProps } from '../../testing/fixture-props.ts';
import { broadbandCsv } from './broadband-csv.block.ts';
import * as fixtures from './broadband-csv.fixtures.ts';
import { BroadbandCsv } from './broadband-csv.tsx';
import { enhanceBroadbandCsv } from './enhance-broadband-csv.ts';

const open = vi.fn();
let stop = () => {};

beforeEach(() => {
  open.mockClear();
  vi.stubGlobal('open', open);
});
afterEach(() => stop());

function serve(fixture = fixtures.csvOfStates) {
  document.body.innerHTML = renderToStaticMarkup(<BroadbandCsv {...fixtureProps(broadbandCsv, fixture)} />);
  const part = <E extends Element>(selector: string): E => {
    const found = document.querySelector<E>(selector);
    if (!found) throw new Error(`no ${selector}`);
    return found;
  };
  return {
    part,
    select: () => part<HTMLSelectElement>('select'),
    button: () => part<HTMLButtonElement>('button[type=submit]'),
    choose(value: string) {
      part<HTMLSelectElement>('select').value = value;
      part('select').dispatchEvent(new Event('change', { bubbles: true }));
    },
  };
}

describe('BroadbandCsv', () => {
  it('serves its button disabled, a list of states with no choice made, and a link to each file', () => {
    const { select, button } = serve();
    expect(button().disabled).toBe(true);
    expect([...select().options].map(({ text }) => text)).toEqual([
      'Choose a state',
      'Arizona',
      'Colorado',
      'Texas',
    ]);
    expect(select().value).toBe('');
    expect([...document.querySelectorAll('li a')].map((link) => link.getAttribute('href'))).toEqual([
      '/data/broadband-labels/arizona.csv',
      '/data/broadband-labels/colorado.csv',
      '/data/broadband-labels/texas.csv',
    ]);
  });

  it('enables the button with a state, opens its file in a new tab, and disables it again without', () => {
    const { button, choose } = serve();
    stop = enhanceBroadbandCsv(document.body);
    choose('/data/broadband-labels/texas.csv');
    expect(button().disabled).toBe(false);
    button().click();
    expect(open).toHaveBeenCalledExactlyOnceWith('/data/broadband-labels/texas.csv', '_blank', 'noopener');
    choose('');
    expect(button().disabled).toBe(true);
  });

  it('follows what was chosen before script was there', () => {
    const { button, select } = serve();
    select().value = '/data/broadband-labels/arizona.csv';
    stop = enhanceBroadbandCsv(document.body);
    expect(button().disabled).toBe(false);
  });

  it('opens and closes by buttons that need no script', () => {
    const { part } = serve(fixtures.csvOwnWords);
    const { id } = part('dialog');
    expect(part('button[command=show-modal]').getAttribute('commandfor')).toBe(id);
    const cancel = [...document.querySelectorAll('dialog button[command=close]')].at(-1);
    expect([cancel?.textContent, cancel?.getAttribute('commandfor')]).toEqual(['Rather not', id]);
  });

  it('shows its files instead of its form if its script fails', () => {
    const { part } = serve();
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
    const displayOf = (element: Element) =>
      rules
        .filter((rule) => rule instanceof CSSStyleRule)
        .filter(({ selectorText }) => selectorText.includes('given-up') && element.matches(selectorText))
        .map(({ style }) => style.display);
    expect(displayOf(part('form'))).toEqual([]);
    document.body.toggleAttribute('given-up', true);
    expect(displayOf(part('form'))).toEqual(['none']);
    expect(displayOf(part('form + ul'))).toEqual(['block']);
    document.body.removeAttribute('given-up');
  });

  it('without a file is nothing', () => {
    document.body.innerHTML = renderToStaticMarkup(
      <BroadbandCsv {...fixtureProps(broadbandCsv, fixtures.csvWithoutFiles)} />,
    );
    expect(document.body.innerHTML).toBe('');
  });
});
