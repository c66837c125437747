import { expect, it } from 'vitest';
import { smallSite } from '../testing/small-site.test-support.ts';
import { editAddresses } from './edit-address.ts';

const cms = (host: string | undefined) => ({ host, space: 'abc', environment: 'master' });
const addressWith = (host: string | undefined, hasDesk: boolean) =>
  editAddresses({ hasRoute: () => hasDesk }, smallSite, cms(host))('home-hero', '/plans', 'gfTitle');

it.each([
  ['the desk', undefined, true, '/desk?path=%2Fplans&entry=home-hero&locale=en-US&field=gfTitle'],
  [
    'the web app of the CMS',
    'cdn.contentful.com',
    false,
    'https://app.contentful.com/spaces/abc/environments/master/entries/home-hero',
  ],
  [
    'the web app in Europe',
    'cdn.eu.contentful.com',
    false,
    'https://app.eu.contentful.com/spaces/abc/environments/master/entries/home-hero',
  ],
  ['no place', undefined, false, undefined],
  ['no place', 'cms.example', false, undefined],
])('an entry is edited at %s (CMS: %s)', (_, host, hasDesk, address) => {
  expect(addressWith(host, hasDesk)).toBe(address);
});
