import { expect, it } from 'vitest';
import { licensedParts, licenseList, refusedParts, shippedBill } from './check-licenses.ts';

const part = (name: string, ...licenses: object[]) => ({
  'bom-ref': `${name}@1.0.0`,
  purl: `pkg:npm/${name}@1.0.0`,
  version: '1.0.0',
  licenses,
});
const id = (name: string) => ({ license: { id: name } });
const bill = (...components: object[]) =>
  shippedBill({ bomFormat: 'CycloneDX', components, dependencies: [] });

it.each([
  [[id('MIT')], true],
  [[{ expression: '(GPL-3.0-only OR MIT)' }], true],
  [[{ expression: 'Apache-2.0 AND LGPL-3.0-or-later' }], true],
  [[id('AGPL-3.0-only')], false],
  [[{ expression: 'MIT AND SSPL-1.0' }], false],
  [[id('MIT'), id('GPL-2.0-only')], false],
  [[{ license: { name: 'SEE LICENSE IN EULA' } }], false],
  [[], false],
])('of licenses %j are all agreed to: %s', (licenses, agreed) => {
  const parts = licensedParts(bill(part('a', ...licenses)));
  expect(refusedParts(parts)).toHaveLength(agreed ? 0 : 1);
});

it('are listed with what is under them', () => {
  const parts = licensedParts(bill(part('b', id('MIT')), part('c', id('ISC')), part('a', id('MIT'))));
  expect(licenseList(parts)).toBe('ISC\n  c 1.0.0\n\nMIT\n  a 1.0.0\n  b 1.0.0\n');
});

it('count for what is shipped, not for what is only developed with', () => {
  const properties = [{ name: 'cdx:npm:package:development', value: 'true' }];
  const shipped = shippedBill({
    bomFormat: 'CycloneDX',
    components: [part('%40skein/ui', id('MIT')), { ...part('tool', id('GPL-3.0-only')), properties }],
    dependencies: [{ ref: '%40skein/ui@1.0.0', dependsOn: ['tool@1.0.0'] }, { ref: 'tool@1.0.0' }],
  });
  expect(licensedParts(shipped).map(({ name }) => name)).toEqual(['@skein/ui']);
  expect(shipped.dependencies).toEqual([{ ref: '%40skein/ui@1.0.0', dependsOn: [] }]);
});

it('are read from nothing but a bill of materials', () =>
  expect(() => shippedBill({ components: [] })).toThrow());
