// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { profilePhotoUrl } from './profile-photo-url.ts';

const ORIGIN = 'http://localhost:3000';

describe('profilePhotoUrl', () => {
  it.each([
    ['https://photos.example/a/ada', 'https://photos.example/a/ada=s60-c'],
    ['https://photos.example/a/ada=s96-c', 'https://photos.example/a/ada=s60-c'],
    ['https://photos.example/a/ada=w200-h200-p-k', 'https://photos.example/a/ada=s60-c'],
    ['https://photos.example/a/ada=s60-c', 'https://photos.example/a/ada=s60-c'],
    ['https://photos.example/a/ada?v=2', 'https://photos.example/a/ada=s60-c?v=2'],
    ['https://photos.example/a/name=sam', 'https://photos.example/a/name=sam=s60-c'],
    ['/demo/avatar/customer.svg', '/demo/avatar/customer.svg=s60-c'],
    ['http://localhost:3000/demo/avatar/customer.svg', '/demo/avatar/customer.svg=s60-c'],
    ['//photos.example/ada', undefined],
    ['http://photos.example/ada', undefined],
    ['javascript:alert(1)', undefined],
    ['data:image/svg+xml,<svg/>', undefined],
    ['https://', undefined],
    ['', undefined],
    ['  ', undefined],
  ])('%s becomes %s', (url, expected) => {
    expect(profilePhotoUrl(url, ORIGIN)).toBe(expected);
  });

  it('reads paths where the origin is not known, as on the server', () => {
    expect(profilePhotoUrl('/demo/avatar/customer.svg')).toBe('/demo/avatar/customer.svg=s60-c');
    expect(profilePhotoUrl('http://localhost:3000/x.svg')).toBeUndefined();
  });

  it('returns only https addresses and paths of this origin, and asks for the same size twice', () => {
    fc.assert(
      fc.property(fc.oneof(fc.webUrl({ withQueryParameters: true }), fc.webPath(), fc.string()), (url) => {
        const photo = profilePhotoUrl(url, ORIGIN);
        if (photo === undefined) return;
        const { origin, protocol } = new URL(photo, ORIGIN);
        expect(origin === ORIGIN || protocol === 'https:').toBe(true);
        expect(profilePhotoUrl(photo, ORIGIN)).toBe(photo);
      }),
    );
  });
});
