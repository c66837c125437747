// @vitest-environment node
import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { embedAddress, linkProblem } from './embed-address.ts';

const YOUTUBE = 'https://www.youtube-nocookie.com/embed/a_b-c1?rel=0&autoplay=1';
const VIMEO = 'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1';

describe('the address of an embedded player', () => {
  it.each([
    ['the page of a film', 'https://www.youtube.com/watch?v=a_b-c1&t=10s', YOUTUBE],
    ['the page on a phone', 'https://m.youtube.com/watch?app=desktop&v=a_b-c1', YOUTUBE],
    ['a short link', 'https://youtu.be/a_b-c1?si=tracking', YOUTUBE],
    ['a short film', 'https://youtube.com/shorts/a_b-c1', YOUTUBE],
    ['a player that sets cookies', 'https://www.youtube.com/embed/a_b-c1', YOUTUBE],
    ['the player itself', 'https://www.youtube-nocookie.com/embed/a_b-c1', YOUTUBE],
    ['the page of a film on the other host', 'https://vimeo.com/76979871', VIMEO],
    ['a film in a channel', 'https://vimeo.com/channels/staffpicks/76979871', VIMEO],
    [
      'an unlisted film',
      'https://vimeo.com/76979871/0a1b2c3d4e?share=copy',
      VIMEO.replace('?', '?h=0a1b2c3d4e&'),
    ],
    [
      'the player of an unlisted film',
      'https://player.vimeo.com/video/76979871?h=0a1b2c3d4e',
      VIMEO.replace('?', '?h=0a1b2c3d4e&'),
    ],
    ['the settings of a film', 'https://vimeo.com/76979871/settings', VIMEO],
    ['the player of the other host', 'https://player.vimeo.com/video/76979871', VIMEO],
  ])('is the player without cookies, told to start, for %s', (_, link, address) => {
    expect(embedAddress(link)).toBe(address);
  });

  it.each([
    ['a host that is not known', 'https://films.example/p?id=1', 'https://films.example/p?id=1&autoplay=1'],
    [
      'a host that only looks known',
      'https://notyoutube.com/watch?v=a',
      'https://notyoutube.com/watch?v=a&autoplay=1',
    ],
    ['a page without a film', 'https://www.youtube.com/about', 'https://www.youtube.com/about?autoplay=1'],
    ['a path of the site', '/films/one?x=1#t', '/films/one?x=1&autoplay=1#t'],
  ])('is the link itself, told to start, for %s', (_, link, address) => {
    expect(embedAddress(link)).toBe(address);
  });

  it.each([
    ['https://youtu.be/a_b-c1', YOUTUBE],
    ['/films/one', '/films/one?autoplay=1'],
  ])('of %s needs no young browser', (link, address) => {
    vi.stubGlobal('URL', Object.assign(class extends URL {}, { canParse: undefined }));
    expect(embedAddress(link)).toBe(address);
  });

  it('never holds anything of an id but letters, digits, - and _', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 30 }), (id) => {
        const { hostname, pathname } = new URL(
          embedAddress(`https://www.youtube.com/watch?v=${encodeURIComponent(id)}`),
        );
        expect(hostname).toMatch(/^www\.youtube(-nocookie)?\.com$/);
        expect(pathname).toMatch(/^\/(watch|embed\/[\w-]+)$/);
      }),
    );
  });
});

describe('a link that no browser can show', () => {
  const film = { url: '/film.mp4', fileName: 'film.mp4', contentType: 'video/mp4', size: 1, title: '' };
  it.each([
    ['file', 'https://youtu.be/a_b-c1', undefined],
    ['file', '/films/one.mp4', undefined],
    ['file', 'https://films.example/one.WEBM?v=2', undefined],
    ['file', 'https://films.example/watch/one', 'is neither a film file'],
    ['file', 'https://www.youtube.com/about', 'is neither a film file'],
    ['embedded', 'https://vimeo.com/76979871', undefined],
    ['embedded', '/films/one', undefined],
    ['embedded', 'https://films.example/one', 'is not a film on YouTube or Vimeo'],
  ] as const)('is reported: %s %s', (source, link, problem) => {
    const reported = linkProblem({ source, link });
    if (problem === undefined) expect(reported).toBeUndefined();
    else expect(reported).toContain(problem);
  });

  it('is no problem where a file of the CMS plays', () => {
    expect(linkProblem({ source: 'file', link: 'https://films.example/one', film })).toBeUndefined();
  });
});
