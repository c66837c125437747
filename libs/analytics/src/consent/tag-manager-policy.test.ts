import { expect, it } from 'vitest';
import { tagManagerPolicy } from './tag-manager-policy.ts';

const allows = (sources: readonly string[], host: string) =>
  sources.some((source) => {
    const named = source.replace('https://', '');
    return named.startsWith('*.') ? host.endsWith(named.slice(1)) : host === named;
  });

it.each([
  'www.google-analytics.com',
  'region1.google-analytics.com',
  'analytics.google.com',
  'region1.analytics.google.com',
  'stats.g.doubleclick.net',
])('lets Google Analytics 4 count at %s', (host) => {
  expect(allows(tagManagerPolicy.connect, host)).toBe(true);
  expect(allows(tagManagerPolicy.image, host)).toBe(true);
});
