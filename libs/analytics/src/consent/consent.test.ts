import { describe, expect, it } from 'vitest';
import { CONSENT_DENIED, pushConsentDefault, pushConsentUpdate } from './consent.ts';

const page = window as { dataLayer?: object[] };

const command = () => Array.from((page.dataLayer?.[0] ?? []) as ArrayLike<unknown>);

describe('consent', () => {
  it('is refused for every purpose by default', () => {
    pushConsentDefault();
    expect(command()).toEqual(['consent', 'default', CONSENT_DENIED]);
  });

  it('states exceptions, the wait and the regions in the tag manager’s words', () => {
    pushConsentDefault({ analytics_storage: 'granted' }, { waitForUpdateMs: 500, regions: ['US-CA'] });
    expect(command()).toEqual([
      'consent',
      'default',
      { ...CONSENT_DENIED, analytics_storage: 'granted', wait_for_update: 500, region: ['US-CA'] },
    ]);
  });

  it('updates only the purposes that were chosen', () => {
    pushConsentUpdate({ ad_storage: 'granted' });
    expect(command()).toEqual(['consent', 'update', { ad_storage: 'granted' }]);
  });

  it.each([
    ['default', () => pushConsentDefault()],
    ['update', () => pushConsentUpdate({})],
  ])('pushes the %s as an arguments object, because an array would be ignored', (_step, push) => {
    push();
    expect(Object.prototype.toString.call(page.dataLayer?.[0])).toBe('[object Arguments]');
    expect(page.dataLayer?.[0]).toHaveLength(3);
  });
});
