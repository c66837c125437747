import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { fixtureProps } from '../../testing/fixture-props.ts';
import { calculatorQuery, chosenIn } from './calculator-query.ts';
import { usualSpeeds } from './speed-table.ts';
import { wifiCalculator } from './wifi-calculator.block.ts';
import * as fixtures from './wifi-calculator.fixtures.ts';
import { WifiCalculator } from './wifi-calculator.tsx';

const props = fixtureProps(wifiCalculator, fixtures.calculator);

describe('what the calculator shows', () => {
  it('opens the pictures of the routers by a button that needs no script', () => {
    document.body.innerHTML = renderToStaticMarkup(<WifiCalculator {...props} />);
    const opener = document.querySelector('button[command=show-modal]');
    expect(opener?.getAttribute('commandfor')).toBe(document.querySelector('dialog')?.id);
    expect([...document.querySelectorAll('dialog li')].map(({ textContent }) => textContent)).toEqual([
      'Loom 5Wi-\u2060Fi 5',
      'Loom 6Wi-\u2060Fi 6',
      'Loom 6EWi-\u2060Fi 6E',
    ]);
  });

  it('has no help where no router has a picture, and words of its own', () => {
    const ownWords = fixtureProps(wifiCalculator, fixtures.calculatorOwnWords);
    document.body.innerHTML = renderToStaticMarkup(<WifiCalculator {...ownWords} />);
    expect(document.querySelector('dialog')).toBeNull();
    expect(document.querySelector('form button')?.textContent).toBe('And?');
    expect(document.body.textContent).toContain('In the attic');
  });

  it('says where the devices are if its script fails', () => {
    document.body.innerHTML = renderToStaticMarkup(<WifiCalculator {...props} />);
    const note = [...document.querySelectorAll('form > p')].at(-1);
    const shown = () =>
      [...document.styleSheets]
        .flatMap(({ cssRules }) => [...cssRules])
        .filter((rule) => rule instanceof CSSStyleRule)
        .some(({ selectorText, style }) => note?.matches(selectorText) && style.display === 'block');
    expect(shown()).toBe(false);
    document.body.toggleAttribute('given-up', true);
    expect(shown()).toBe(true);
    document.body.removeAttribute('given-up');
  });

  it('is nothing where nothing can be chosen', () => {
    const nothing = fixtureProps(wifiCalculator, fixtures.calculatorNothingToChoose);
    for (const given of [nothing, { ...props, categories: [] }, { ...props, routers: [] }])
      expect(renderToStaticMarkup(<WifiCalculator {...given} />)).toBe('');
  });

  it('asks for no device of another kind without script, once the visitor has chosen that kind', () => {
    const chosen = { router: '6', category: '1', device: '2' };
    document.body.innerHTML = renderToStaticMarkup(<WifiCalculator {...props} chosen={chosen} />);
    const form = document.querySelector('form');
    const kind = form?.querySelector<HTMLSelectElement>('[data-category]');
    if (!form || !kind) throw new Error('no form');
    const sent = () => {
      const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
      return calculatorQuery(chosenIn(props, String(new URLSearchParams(fields))));
    };
    expect(sent()).toBe('?router=6&category=1&device=2');
    kind.value = '2';
    expect(sent()).toBe('?router=6&category=2');
  });

  it('takes the first of two entries for a generation', () => {
    const [first] = props.routers;
    if (!first) throw new Error('no router');
    expect(usualSpeeds([first, { ...first, near: 1, far: 1 }]).get('4')).toEqual({ near: 90, far: 30 });
  });
});
