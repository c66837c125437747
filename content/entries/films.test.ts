import { filmFiles, films, type FilmName } from '@skein/artwork';
import { hero } from '@skein/blocks/content';
import { filmFixtures } from '@skein/blocks/fixtures';
import { collect, createSanitize, entry, parseAuthored } from '@skein/cms-client';
import { faqVideo, video } from '@skein/blocks/content';
import { colorTokens } from '@skein/ui/tokens';
import createDOMPurify from 'dompurify';
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { filmVideo, heroFilm } from './films.ts';
import { entries } from './testing/collected-words.ts';

const names = Object.keys(films) as FilmName[];
const sanitize = createSanitize(createDOMPurify(new JSDOM('').window));
const published = new Set(
  names.flatMap((name) => {
    const { mp4, webm, still, captions } = filmFiles(name);
    return [mp4, webm, still, captions.en, captions.es];
  }),
);

describe.each(['en-US', 'es'] as const)('films as authors use them, in %s', (locale) => {
  const options = { locale, palette: colorTokens, sanitize };
  const language = locale === 'es' ? 'es' : 'en';

  it.each(names)(
    '%s is a video with both files, captions in both languages and its first picture',
    (name) => {
      const { props, problems } = parseAuthored(video, filmVideo(name), options);
      expect(problems).toEqual([]);
      expect(props).toMatchObject({
        film: { contentType: 'video/mp4', title: films[name].title[language] },
        filmWebm: { contentType: 'video/webm' },
        captions: { contentType: 'text/vtt' },
        captionsSpanish: { contentType: 'text/vtt' },
        poster: { width: films[name].width, height: films[name].height },
        description: films[name].title[language],
        title: expect.stringMatching(/^.{10,60}$/u),
        loop: false,
      });
    },
  );

  it.each([
    ['gamingHero', 'gaming'],
    ['labsHero', 'labs'],
  ] as const)('the %s takes its film and its still in one', (variant, name) => {
    const authored = entry(hero, 'film-hero', { variant, title: 'A hero', ...heroFilm(name) });
    const { props, problems } = parseAuthored(hero, authored, options);
    expect(problems).toEqual([]);
    expect(props).toMatchObject({
      film: { contentType: 'video/mp4' },
      image: { alt: films[name].title[language] },
    });
  });
});

describe('the files of films', () => {
  it('that authors name are those that are published', () => {
    const { assets } = collect(names.flatMap((name) => [filmVideo(name), filmVideo(name, { loop: true })]));
    expect(assets.map(({ fileName }) => fileName).sort()).toEqual([...published].sort());
  });

  it('that stories show are there', () => {
    for (const fixture of Object.values(filmFixtures))
      for (const { url } of Object.values(fixture))
        expect(published).toContain(url?.replace('/artwork/', ''));
  });
});

it('the demo plays films of its own: nobody can vouch for what is at an address elsewhere', () => {
  const films = entries.filter(({ typeId }) => typeId === video.id || typeId === faqVideo.id);
  expect(films.length).toBeGreaterThan(5);
  expect(films.filter(({ fields }) => fields['gfVideoLink'] !== undefined).map(({ id }) => id)).toEqual([]);
});
