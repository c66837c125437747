// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fixtureProps } from '../../testing/fixture-props.ts';
import { calculatorQuery, chosenIn, routersToChoose } from './calculator-query.ts';
import { wifiCalculator } from './wifi-calculator.block.ts';
import * as fixtures from './wifi-calculator.fixtures.ts';

const props = fixtureProps(wifiCalculator, fixtures.calculator);
const normal = (search: string) => calculatorQuery(chosenIn(props, search));
const PHONE = 'category=1&device=3';

describe('the query of a calculator', () => {
  it.each([
    ['nothing', '', ''],
    ['something else alone', '?utm_source=mail&slug=x', ''],
    ['all three', `?router=6&${PHONE}`, `?router=6&${PHONE}`],
    ['another order, and more', `?device=3&x=1&category=1&router=6`, `?router=6&${PHONE}`],
    ['a router alone', '?router=6E', '?router=6E'],
    ['a router that nobody can choose', `?router=4&${PHONE}`, `?${PHONE}`],
    ['a router in other letters', '?router=6e', ''],
    ['a device of another category', '?category=2&device=3', '?category=2'],
    ['a device with its category, as a form sends them', '?category=1&devices=1&device=3', `?${PHONE}`],
    ['a device from the list of another category', '?category=2&devices=1&device=2', '?category=2'],
    ['a device without its category', '?device=3', ''],
    ['what is not there', '?router=7&category=x&device=y', ''],
    ['empty fields, as a form sends them', '?router=6&category=&device=', '?router=6'],
    ['the first of two', '?router=6&router=5', '?router=6'],
  ])('of %s', (_, search, query) => {
    expect(normal(search)).toBe(query);
  });

  it('has one form: to read it again changes nothing, and no other parameter gets in', () => {
    const value = fc.oneof(fc.constantFrom('5', '6', '1', '2', '01', '1.0'), fc.string());
    const pair = fc.tuple(fc.oneof(fc.constantFrom('router', 'category', 'device'), fc.string()), value);
    fc.assert(
      fc.property(fc.array(pair), (pairs) => {
        const query = normal(`?${new URLSearchParams(pairs)}`);
        expect(normal(query)).toBe(query);
        expect(query).toMatch(/^(?:\?(?:router=[\w-]+)?&?(?:category=[\w-]+)?&?(?:device=[\w-]+)?)?$/);
      }),
    );
  });
});

describe('what can be chosen', () => {
  it('is each generation once, and only what is shown in the form', () => {
    const [, five] = props.routers;
    if (!five) throw new Error('no router');
    expect(routersToChoose(props.routers).map(({ generation }) => generation)).toEqual(['5', '6', '6E']);
    expect(routersToChoose([five, { ...five, routerName: 'Its twin' }])).toEqual([five]);
    expect(routersToChoose([{ ...five, displayInForm: false }, five])).toEqual([]);
  });
});
