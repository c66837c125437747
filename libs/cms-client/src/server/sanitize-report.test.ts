// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { createServerSanitize } from './sanitize.ts';

const sanitize = createServerSanitize();

function read(html: string) {
  const reasons: string[] = [];
  const safe = sanitize(
    html,
    (href) => href,
    (reason) => reasons.push(reason),
  );
  return { safe: String(safe), reasons };
}

describe('what a text loses', () => {
  it.each([
    ['<h1>Terms</h1>', ['holds <h1>, which is shown as <h2>: the page has its own first heading']],
    ['<iframe src="https://film.example"></iframe>', ['holds <iframe>, which is left out']],
    ['<style>p{color:red}</style><p>a</p>', ['holds <style>, which is left out']],
    ['<p style="color:red">a</p><p style="x">b</p>', ['holds the attribute style, which is left out']],
    ['<p onclick="x()">a</p>', ['holds the attribute onclick, which is left out']],
    ['<a href="javascript:x()">a</a>', ['holds the attribute href, which is left out']],
    ['<a href="/\\\\evil.example">a</a>', ['holds a link to /\\\\evil.example, which is left out']],
    ['<img src="porch.png" alt="">', ['holds a picture without an address that can be used']],
    ['<a id="dataLayer">a</a>', ['holds the id “dataLayer”, which is “user-content-dataLayer” on the page']],
  ])('is told: %s', (html, reasons) => expect(read(html).reasons).toEqual(reasons));

  it('is nothing where a text is sound', () => {
    expect(read('<h2>a</h2><p lang="es">b<br>c &amp; <a href="/x">d</a><!-- e --></p> f').reasons).toEqual(
      [],
    );
  });

  it('is not told of another text', () => {
    read('<iframe></iframe>');
    expect(read('<p>a</p>').reasons).toEqual([]);
  });
});

describe('ids of a text', () => {
  it.each(['dataLayer', 'google_tag_manager', 'cookie', 'title', 'body', '__proto__'])(
    'are no names in the scripts of a page: %s',
    (id) => expect(read(`<a id="${id}">x</a>`).safe).toBe(`<a id="user-content-${id}">x</a>`),
  );

  it('are found by the links of the text, before and after them', () => {
    const { safe } = read(
      '<a href="#a">1</a><h2 id="a">A</h2><a href="#a">2</a><a href="#checkaddress">3</a>',
    );
    expect(safe).toBe(
      '<a href="#user-content-a">1</a><h2 id="user-content-a">A</h2><a href="#user-content-a">2</a><a href="#checkaddress">3</a>',
    );
    expect(read(safe)).toEqual({ safe, reasons: [] });
  });
});
