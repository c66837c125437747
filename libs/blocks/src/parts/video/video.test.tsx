// @vitest-environment node
import { LanguageProvider } from '@skein/ui';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { fixtureProps } from '../../testing/fixture-props.ts';
import type { AuthoredEntry } from '@skein/cms-client';
import { video } from './video.block.ts';
import * as fixtures from './video.fixtures.ts';
import { Video } from './video.tsx';

const draw = (fixture: AuthoredEntry, language: 'en' | 'es' = 'en') =>
  renderToString(
    <LanguageProvider language={language}>
      <Video {...fixtureProps(video, fixture, language === 'es' ? 'es' : 'en-US')} />
    </LanguageProvider>,
  );

/** Returns the HTML without the second film, which browsers show only without script. */
const film = (html: string) => html.replace(/<noscript>.*<\/noscript>/, '');

describe('Video', () => {
  it('has the browser’s own controls and its poster in the served HTML', () => {
    const html = draw(fixtures.layingALine, 'es');
    expect(html).toMatch(/<noscript><video[^>]* controls/);
    expect(html).toContain('poster="/artwork/film-laying-a-line.svg"');
    expect(html).toContain('aria-label="Un instalador lleva una línea de la calle a una casa en una tarde."');
  });

  it('is offered as WebM first and as MP4 last', () => {
    expect(film(draw(fixtures.layingALine)).match(/<source [^>]*>/g)).toEqual([
      expect.stringMatching(/film-laying-a-line\.webm" type="video\/webm"/),
      expect.stringMatching(/film-laying-a-line\.mp4" type="video\/mp4"/),
    ]);
  });

  it.each([
    ['en', ['English (shown)', 'Español']],
    ['es', ['English', 'Español (shown)']],
  ] as const)('has captions in both languages, and on a page in %s shows those', (language, expected) => {
    const tracks = film(draw(fixtures.layingALine, language)).match(/<track [^>]*>/g) ?? [];
    expect(
      tracks.map(
        (track) => `${/label="([^"]*)"/.exec(track)?.[1]}${/ default/.test(track) ? ' (shown)' : ''}`,
      ),
    ).toEqual(expected);
    expect(tracks.map((track) => /\.(\w\w)\.vtt" srclang="(\w\w)"/i.exec(track)?.slice(1))).toEqual([
      ['en', 'en'],
      ['es', 'es'],
    ]);
  });

  it('that moves by itself is muted and loops, and shows no captions unasked', () => {
    const html = draw(fixtures.nightRace);
    expect(html).toMatch(/<video[^>]* muted[^>]* loop|<video[^>]* loop[^>]* muted/);
    expect(html).not.toMatch(/<track[^>]* default/);
    expect(draw(fixtures.layingALine)).not.toMatch(/<video[^>]* (loop|muted|autoplay)/);
  });

  it('of someone else is a link to the player, and nothing of it loads by itself', () => {
    const html = draw(fixtures.customerStory);
    expect(html).not.toContain('<iframe');
    expect(html).toContain('href="https://www.youtube-nocookie.com/embed/skein000000?rel=0&amp;autoplay=1"');
    expect(html).toMatch(
      /<a [^>]*aria-label="Play video" aria-describedby="(\S+)".*<span id="\1"[^>]*>Two neighbors, two years on</,
    );
  });

  it('on a known host is shown in its player whatever the type says, unless there is a file', () => {
    const link = 'https://youtu.be/skein000000';
    const shown = (props: object) => film(renderToString(<Video id="x" {...props} link={link} />));
    expect(shown({})).toContain('href="https://www.youtube-nocookie.com/embed/skein000000');
    expect(shown({})).not.toContain('<video');
    expect(shown(fixtureProps(video, fixtures.layingALine))).toContain('<video');
  });

  it('without a film is its poster, and without a poster nothing', () => {
    const props = fixtureProps(video, fixtures.onlyPoster);
    expect(draw(fixtures.onlyPoster)).toContain('<img');
    expect(renderToString(<Video {...props} poster={undefined} />)).toBe('');
  });

  it('with a title is called by it', () => {
    const props = { ...fixtureProps(video, fixtures.layingALine), title: 'Laying a line' };
    const html = film(renderToString(<Video {...props} />));
    expect(html).toMatch(/<video[^>]* aria-label="Laying a line" aria-describedby="(\S+)".*<span id="\1"/);
    expect(html).toContain('Play video<!-- -->: Laying a line');
  });

  it('without a title is named by its description, its film, its poster, or else by its kind', () => {
    const props = { ...fixtureProps(video, fixtures.layingALine), description: undefined };
    const named = (more: object) =>
      /aria-label="([^"]*)"/.exec(renderToString(<Video {...props} {...more} />))?.[1];
    expect(named({})).toMatch(/^An installer brings a line from the street/);
    const poster = { url: '/a.svg', width: 16, height: 9, alt: 'A poster', contentType: 'image/svg+xml' };
    expect(named({ film: undefined, poster })).toBe('A poster');
    expect(draw(fixtures.bareLink)).toContain('aria-label="Video"');
  });

  it('asks for a rendition of a poster that is made of pixels, no wider than it is', () => {
    const props = fixtureProps(video, fixtures.layingALine);
    const poster = { url: '/assets/a/a.png', width: 900, height: 500, alt: '', contentType: 'image/png' };
    expect(renderToString(<Video {...props} poster={poster} />)).toMatch(
      /poster="\/assets\/a\/a\.png\?[^"]*w=900/,
    );
  });
});
