// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { RawAsset } from '../model/raw.ts';
import { assetLink, readField } from '../model/read-field.test-support.ts';
import { file, image } from './asset.ts';

const picture = (parts: object = {}, fields: object = {}): RawAsset => ({
  sys: { id: 'porch' },
  fields: {
    title: ' A porch ',
    file: {
      url: '//images.example/porch.png',
      contentType: 'image/png',
      details: { size: 10, image: { width: 80, height: 40 } },
      ...parts,
    },
    ...fields,
  },
});
const read = (asset: RawAsset, assetUrl = (url: string) => url) =>
  readField(image('photo'), assetLink('porch'), { assets: [asset], assetUrl });

describe('a picture', () => {
  it('has an address for this host, a size, and its title as alternative text', () => {
    expect(read(picture(), (url) => `https:${url}?w=100`)).toMatchObject({
      value: {
        url: 'https://images.example/porch.png?w=100',
        width: 80,
        height: 40,
        alt: 'A porch',
        contentType: 'image/png',
      },
      reasons: [],
    });
  });

  it('is described in words that break between lines, without marks that nobody sees', () => {
    const title = '\u200bA porch with a bench in the evening sun\u200b'.replaceAll(' ', '\u00a0');
    expect(read(picture({}, { title })).value).toMatchObject({
      alt: 'A porch with a bench in the evening sun',
    });
  });

  it('may come whole instead of as a link', () => {
    const { value, dependencies } = readField(image('photo'), picture());
    expect(value).toMatchObject({ width: 80 });
    expect(dependencies).toContain('porch');
  });

  it.each([
    ['no details', undefined],
    ['no picture in the details', { size: 10 }],
    ['a width of nothing', { image: { width: 0, height: 40 } }],
    ['a height below nothing', { image: { width: 80, height: -1 } }],
    ['sizes as text', { image: { width: '80', height: '40' } }],
  ])('still reserves room when the CMS has %s', (_, details) => {
    expect(read(picture({ details }))).toMatchObject({
      value: { width: 1200, height: 675 },
      reasons: ['is a picture of unknown size'],
    });
  });

  it.each([
    ['a title that is no text', 7],
    ['no title', undefined],
  ])('is decoration with %s', (_, title) => {
    expect(read(picture({}, { title })).value).toMatchObject({ alt: '' });
  });

  it.each([
    ['a film', { contentType: 'video/mp4' }, 'is a file of type video/mp4, not a picture'],
    ['no address', { url: undefined }, 'is an asset without a file'],
    ['no type', { contentType: 7 }, 'is an asset without a file'],
    [
      'a script for an address',
      { url: 'javascript:alert(1)' },
      'has a file address with the scheme javascript:',
    ],
    [
      'a page inside the address',
      { url: 'data:text/html,<script>' },
      'has a file address with the scheme data:',
    ],
    ['a local file', { url: 'file:///etc/passwd' }, 'has a file address with the scheme file:'],
    ['a broken address', { url: 'https://[' }, 'has a file address that cannot be read'],
  ])('cannot be %s', (_, parts, reason) => {
    expect(read(picture(parts))).toMatchObject({ usable: false, reasons: [reason] });
  });

  it.each(['data:image/png;base64,AAAA', '/assets/porch.png', 'https://images.example/a.png'])(
    'may be at %s',
    (url) => {
      expect(read(picture({ url })).value).toMatchObject({ url });
    },
  );

  it('that is not published is missed by id, and the page depends on it', () => {
    expect(readField(image('photo'), assetLink('late'))).toMatchObject({
      usable: false,
      reasons: ['links to an asset that is missing or not published (late)'],
      dependencies: new Set(['holder', 'late']),
    });
  });

  it.each([
    [
      'a link to an entry',
      { sys: { type: 'Link', linkType: 'Entry', id: 'porch' } },
      /missing or not published/,
    ],
    ['text', 'porch.png', /is not an asset/],
    ['an asset without a file', { sys: { id: 'x' }, fields: {} }, /without a file/],
  ])('cannot be %s', (_, raw, reason) => {
    expect(readField(image('photo'), raw, { assets: [picture()] }).reasons).toEqual([
      expect.stringMatching(reason),
    ]);
  });

  it('left out of an optional field leaves a problem and nothing else', () => {
    expect(readField(image('photo').optional(), assetLink('late'))).toMatchObject({
      usable: true,
      value: undefined,
      reasons: [/late/].map((part) => expect.stringMatching(part)),
    });
  });
});

describe('a file', () => {
  const film = picture({ url: '/film.mp4', contentType: 'video/mp4', details: { size: 1234 } });
  it('has its title and its size in bytes', () => {
    expect(readField(file('film', 'video'), film).value).toEqual({
      url: '/film.mp4',
      title: 'A porch',
      contentType: 'video/mp4',
      size: 1234,
    });
  });

  it('of unknown size is 0 bytes long', () => {
    expect(
      readField(file('film'), picture({ url: '/a.pdf', contentType: 'application/pdf', details: {} })).value,
    ).toMatchObject({ size: 0 });
  });

  it('may not be a page inside its own address', () => {
    expect(
      readField(file('film'), picture({ url: 'data:text/html,x', contentType: 'image/png' })),
    ).toMatchObject({ usable: false });
  });

  it('tells the CMS which files to offer', () => {
    expect(file('film', 'video').spec.validations).toEqual([{ linkMimetypeGroup: ['video'] }]);
    expect(file('any').spec.validations).toEqual([]);
  });
});
