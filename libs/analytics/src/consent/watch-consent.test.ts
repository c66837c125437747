import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pushEvent } from '../data-layer/push-event.ts';
import { pushConsentDefault, pushConsentUpdate, type ConsentChoice } from './consent.ts';
import { watchConsent } from './watch-consent.ts';

const page = window as { dataLayer?: unknown[] };
let told: ConsentChoice[] = [];
let end = () => {};
const watch = () => {
  end = watchConsent('functionality_storage', (choice) => told.push(choice));
};
const allow = (functionality_storage: ConsentChoice) => pushConsentUpdate({ functionality_storage });

beforeEach(() => {
  told = [];
});
afterEach(() => end());

describe('the consent of a visitor', () => {
  it('tells nothing before there is a choice', () => {
    pushConsentDefault({ functionality_storage: 'denied' });
    pushConsentUpdate({ ad_storage: 'granted' });
    watch();
    pushConsentDefault({ functionality_storage: 'denied' });
    expect(told).toEqual([]);
  });

  it('tells the last word of those that came before', () => {
    allow('denied');
    allow('granted');
    watch();
    expect(told).toEqual(['granted']);
  });

  it('tells what comes later, also a word that takes another back', () => {
    watch();
    allow('granted');
    pushConsentUpdate({ ad_storage: 'denied' });
    allow('denied');
    expect(told).toEqual(['granted', 'denied']);
  });

  it('takes a default that allows for everybody, and none that holds in some places', () => {
    pushConsentDefault({ functionality_storage: 'granted' }, { regions: ['US-CA'] });
    watch();
    expect(told).toEqual([]);
    pushConsentDefault({ functionality_storage: 'granted' });
    expect(told).toEqual(['granted']);
  });

  it('hears other scripts, and leaves what they push as it is', () => {
    watch();
    const foreign = { 0: 'consent', 1: 'update', 2: { functionality_storage: 'granted' }, length: 3 };
    expect(page.dataLayer?.push(foreign, 'text', null, ['consent', 'update'])).toBe(4);
    expect(page.dataLayer?.[0]).toBe(foreign);
    expect(told).toEqual(['granted']);
  });

  it('tells nothing once it has ended, also under a tag manager that came later', () => {
    watch();
    const layer = page.dataLayer ?? [];
    const ours = layer.push;
    layer.push = (...entries) => ours.apply(layer, entries);
    end();
    allow('granted');
    pushEvent({ event: 'quiz_start', eventCategory: 'quiz', eventAction: 'start' } as never);
    expect(told).toEqual([]);
    expect(layer).toHaveLength(2);
  });

  it('leaves the data layer as it was', () => {
    page.dataLayer = [];
    const { push } = page.dataLayer;
    watch();
    end();
    expect(page.dataLayer.push).toBe(push);
  });
});
