import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filmFiles, films, type FilmName } from './index.ts';

/** How many letters of a caption people read per second with ease. */
const LETTERS_PER_SECOND = 25;
/** Smallest size of a film's file, bytes. A smaller file contains no film. */
const LEAST_BYTES = 20 * 1024;

const names = Object.keys(films) as FilmName[];
const read = (file: string) => readFileSync(join(import.meta.dirname, 'files', file));
const secondsOf = (minutes = '', seconds = '') => Number(minutes) * 60 + Number(seconds);

/** Returns the cues of a caption file, with times in seconds. */
function cuesOf(file: string) {
  const [head, ...cues] = read(file).toString().trimEnd().split('\n\n');
  expect(head).toBe('WEBVTT');
  return cues.map((cue) => {
    const [, fromMinutes, fromSeconds, minutes, seconds, words = ''] =
      /^(\d\d):(\d\d\.\d{3}) --> (\d\d):(\d\d\.\d{3})\n(.+)$/.exec(cue) ?? [];
    return { from: secondsOf(fromMinutes, fromSeconds), until: secondsOf(minutes, seconds), words };
  });
}

describe.each(names)('the film %s', (name) => {
  const film = films[name];
  const files = filmFiles(name);

  it('is encoded as MP4 that begins to play before it is loaded', () => {
    const file = read(files.mp4);
    expect(file.toString('latin1', 4, 8)).toBe('ftyp');
    expect(file.indexOf('avc1')).toBeGreaterThan(0);
    expect(file.indexOf('moov')).toBeGreaterThan(0);
    expect(file.indexOf('moov')).toBeLessThan(file.indexOf('mdat'));
  });

  it('is encoded as WebM', () => {
    const file = read(files.webm);
    expect(file.readUInt32BE(0)).toBe(0x1a45dfa3);
    expect(file.indexOf('V_VP9')).toBeGreaterThan(0);
  });

  it.each(['mp4', 'webm'] as const)('keeps its limit as %s, and holds no sound', (format) => {
    const file = read(files[format]);
    expect(file.byteLength).toBeLessThanOrEqual(film.maxBytes);
    expect(file.byteLength).toBeGreaterThan(LEAST_BYTES);
    expect(file.indexOf('mp4a')).toBe(-1);
    expect(file.indexOf('A_OPUS')).toBe(-1);
  });

  it('takes six to ten seconds and fits H.264', () => {
    expect(film.seconds).toBeGreaterThanOrEqual(6);
    expect(film.seconds).toBeLessThanOrEqual(10);
    expect([film.width % 2, film.height % 2]).toEqual([0, 0]);
  });

  it('is described in both languages', () => {
    expect(film.title.en).toMatch(/^[A-Z].{20,}\.$/);
    expect(film.title.es).toMatch(/^[A-ZÁÉÍÓÚ].{20,}\.$/);
  });

  it('is captioned in both languages, from its beginning to its end', () => {
    const [english, spanish] = [cuesOf(files.captions.en), cuesOf(files.captions.es)];
    for (const cues of [english, spanish]) {
      expect(cues.at(-1)?.until).toBe(film.seconds);
      expect(cues.map(({ from }) => from)).toEqual([0, ...cues.slice(0, -1).map(({ until }) => until)]);
      for (const { from, until, words } of cues)
        expect(words.length / (until - from)).toBeLessThan(LETTERS_PER_SECOND);
    }
    expect(english.map(({ until }) => until)).toEqual(spanish.map(({ until }) => until));
    for (const [index, { words }] of english.entries()) expect(words).not.toBe(spanish[index]?.words);
  });
});
