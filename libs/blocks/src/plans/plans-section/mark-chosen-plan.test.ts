import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { markChosenPlan } from './mark-chosen-plan.ts';

const row = (plan: string, chosen = '') =>
  `<li data-plan-row ${chosen}><a href="?plan=${plan}">${plan}</a><strong data-your-plan ${chosen ? '' : 'hidden'}>Your plan</strong></li>`;
const chosen = () => [...document.querySelectorAll('[data-chosen]')].map((each) => each.textContent);
const at = (query: string) => history.replaceState(null, '', `/${query}`);
const told = () => document.querySelectorAll('[data-your-plan]:not([hidden])').length;

beforeEach(() => {
  document.body.innerHTML = `<ul>${row('skein-500')}${row('skein-1-gig')}</ul>`;
});
afterEach(() => at(''));

describe('a page from a file', () => {
  it('shows the plan that its address names, in words and to screen readers, and takes that back', () => {
    at('?plan=skein-1-gig');
    const stop = markChosenPlan(document.body);
    expect(chosen()).toEqual(['skein-1-gigYour plan']);
    expect(told()).toBe(1);
    expect(document.querySelector('[aria-current]')?.textContent).toBe('skein-1-gig');
    stop();
    expect([chosen(), told(), document.querySelector('[aria-current]')]).toEqual([[], 0, null]);
  });

  it.each(['', '?plan=', '?plan=skein-9-gig', '?plan=%3Cscript%3E', '?other=skein-500'])(
    'shows none for %s',
    (address) => {
      at(address);
      markChosenPlan(document.body);
      expect([chosen(), told()]).toEqual([[], 0]);
    },
  );
});

it('leaves the plan that a server has marked', () => {
  document.body.innerHTML = `<ul>${row('skein-500', 'data-chosen')}${row('skein-1-gig')}</ul>`;
  at('?plan=skein-1-gig');
  markChosenPlan(document.body)();
  expect(chosen()).toEqual(['skein-500Your plan']);
});
