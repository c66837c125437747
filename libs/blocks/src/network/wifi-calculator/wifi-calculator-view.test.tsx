import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { fixtureProps } from '../../testing/fixture-props.ts';
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

  it('is nothing where nothing can be chosen', () => {
    const nothing = fixtureProps(wifiCalculator, fixtures.calculatorNothingToChoose);
    for (const given of [nothing, { ...props, categories: [] }, { ...props, routers: [] }])
      expect(renderToStaticMarkup(<WifiCalculator {...given} />)).toBe('');
  });

  it('takes the first of two entries for a generation', () => {
    const [first] = props.routers;
    if (!first) throw new Error('no router');
    expect(usualSpeeds([first, { ...first, near: 1, far: 1 }]).get('4')).toEqual({ near: 90, far: 30 });
  });
});
