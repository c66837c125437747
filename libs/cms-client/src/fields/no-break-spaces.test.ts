// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { readField } from '../model/read-field.test-support.ts';
import { html } from './html.ts';
import { longText, text, textList } from './text.ts';

const unbroken = (words: string) => words.replaceAll(' ', '\u00a0');
/** Returns a value with `_` in place of each no-break space, so that tests can show it. */
const shown = (value: unknown) => String(value).replaceAll(/\u00a0|&nbsp;/g, '_');

describe('no-break spaces of a word processor', () => {
  it.each([
    ['between all words', unbroken('Nobody reads the counter twice on Friday')],
    ['of which one is plain', `${unbroken('Nobody reads the')} ${unbroken('counter twice on Friday')}`],
    ['that are narrow', 'Nobody reads the counter twice on Friday'.replaceAll(' ', '\u202f')],
  ])('%s become plain spaces in every text', (_, written) => {
    const read = [
      readField(longText('it'), written).value,
      readField(text('it'), written).value,
      readField(textList('it'), [written]).value?.[0],
      readField(html('it'), `<p>${written}</p>`).value?.replaceAll(/<\/?p>/g, ''),
    ];
    for (const value of read.slice(0, written.includes(' ') ? 1 : 4))
      expect(shown(value)).not.toMatch(/[_\u202f]\w+[_\u202f]\w+[_\u202f]\w+[_\u202f]/);
    if (!written.includes(' '))
      for (const value of read) expect(value).toBe('Nobody reads the counter twice on Friday');
  });

  it.each([
    ['as an entity', 'Nobody&nbsp;reads&#160;the&#xa0;counter&nbsp;twice'],
    ['through inline tags', 'Nobody&nbsp;<b>reads&nbsp;the</b>&nbsp;<i>counter</i>&nbsp;twice'],
  ])('in HTML, %s, are the same', (_, written) => {
    expect(readField(html('it'), written).value?.replaceAll(/<[^>]*>/g, '')).toBe(
      'Nobody reads the counter twice',
    );
  });

  it.each([
    [
      'numbers',
      'A technician comes within 2 days at 8 a.m. sharp',
      'A technician comes within 2_days at 8_a.m. sharp',
    ],
    ['units', 'Every line carries 1,000 Mbps in both ways', 'Every line carries 1,000_Mbps in both ways'],
    ['prices', 'The fiber costs US$ 70, always, every month', 'The fiber costs US$_70, always, every month'],
    [
      'names',
      'Our newest shop in New York opens with Skein 2 Gig',
      'Our newest shop in New_York opens with Skein_2_Gig',
    ],
    [
      'phone numbers',
      'Please call (737) 555-0142 or +1 737 555 0143 today',
      'Please call (737)_555-0142_or +1_737_555_0143_today',
    ],
    [
      'signs before a number',
      'See § 12 and № 5 and about £ 70, at most',
      'See §_12_and №_5_and about £_70, at most',
    ],
    [
      'times in Spanish',
      'Todos los días de 8 a. m. a 5 p. m. sin falta',
      'Todos los días de 8_a._m. a 5_p._m. sin falta',
    ],
    [
      'numbers of a title in capitals',
      'Our Newest Skein Line Carries 1,000 Mbps To Everybody',
      'Our Newest Skein Line Carries 1,000_Mbps To Everybody',
    ],
  ])('stay inside %s', (_, written, left) => {
    expect(shown(readField(longText('it'), unbroken(written)).value)).toBe(left);
    expect(shown(readField(html('it'), unbroken(written)).value)).toBe(left);
  });

  it.each([
    '(737)\u00a0555-0142',
    unbroken('28 de septiembre de 2026'),
    unbroken('Skein 2 Gig'),
    unbroken('8 a.m.'),
  ])('stay in what an author keeps in one line: %s', (kept) => {
    const written = `Until then, ${kept} is all we have, and nothing more.`;
    expect(readField(longText('it'), written).value).toBe(written);
    expect(shown(readField(html('it'), written).value)).toBe(shown(written));
  });

  it('end at the end of a paragraph', () => {
    const written = '<p>Between&nbsp;two</p><p>lines&nbsp;of</p><p>some&nbsp;text</p>';
    expect(readField(html('it'), written).value).toBe(written);
  });

  it.each([
    '<pre>first    of some indented lines of text</pre>',
    '<p>Type <code>ssh -v admin@router status all</code> to see.</p>',
    '<pre><code>one <b>two</b> three four five six seven</code></pre>',
  ])('stay in preformatted text and code: %s', (written) => {
    const kept = written.replaceAll(/(?<=<(?:code|pre)>.*) (?=.*<\/(?:code|pre)>)/g, '\u00a0');
    const read = readField(html('it'), kept).value;
    expect(read?.replaceAll('&nbsp;', '\u00a0')).toBe(kept);
  });

  it('around code and preformatted text become plain', () => {
    const written = `<p>${unbroken('Nobody reads the counter')}${'\u00a0'}<code>a\u00a0b</code>${unbroken(' twice on every Friday')}</p>`;
    expect(shown(readField(html('it'), written).value)).toBe(
      '<p>Nobody reads the counter <code>a_b</code> twice on every Friday</p>',
    );
  });

  it('that are as wide as a digit are the same', () => {
    const written = 'Nobody reads the counter twice on Friday'.replaceAll(' ', '\u2007');
    expect(readField(longText('it'), written).value).toBe('Nobody reads the counter twice on Friday');
  });

  it.each(['Fiber for every home now', '¿Por qué tanta prisa?', 'sin costo de instalación'])(
    'become plain in a short line of prose: %s',
    (line) => {
      expect(readField(text('it'), unbroken(line)).value).toBe(line);
      expect(readField(html('it'), `<h2>${unbroken(line)}</h2>`).value).toBe(`<h2>${line}</h2>`);
    },
  );

  it.each(['Juan de la Cruz', 'a un paso', 'de 8 a. m. a 5 p. m.', 'New York City and Boise'])(
    'stay in a short line that may be a name, a number or a few words: %s',
    (line) => expect(readField(text('it'), unbroken(line)).value).toBe(unbroken(line)),
  );

  it('in a title of capitals become plain, too', () => {
    expect(readField(text('it'), unbroken('Our Newest Shop Opens Its Doors Tomorrow')).value).toBe(
      'Our Newest Shop Opens Its Doors Tomorrow',
    );
  });
});
