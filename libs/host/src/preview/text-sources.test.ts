import { describe, expect, it } from 'vitest';
import { markSource, withSources } from './text-sources.ts';

const source = { id: 'hero', linkType: 'Entry', field: 'gfTitle', locale: 'en-US' } as const;
const TITLE =
  ' data-contentful-entry-id="hero" data-contentful-field-id="gfTitle" data-contentful-locale="en-US"';
const ALT = TITLE.replace('entry-id', 'asset-id');
const page = (body: string) =>
  `<!doctype html><html lang="en"><head><title>One</title></head><body>${body}</body></html>`;
/**
 * In a test case, `{One}` stands for the text One with the mark of an entry, `[One]` for the same text with the mark of
 * an asset, and `@` for the place where the attributes must be.
 */
const drawn = (body: string) => page(body.replaceAll(/[{}@[\]]/gu, ''));
const marked = (body: string) =>
  page(
    body
      .replaceAll('@', '')
      .replaceAll(/\{([^}]*)\}/gu, (_, text: string) => markSource(text, source))
      .replaceAll(/\[([^\]]*)\]/gu, (_, text: string) => markSource(text, { ...source, linkType: 'Asset' })),
  );
const wanted = (body: string, attributes: string) =>
  page(body.replaceAll(/[{}[\]]/gu, '').replaceAll('@', attributes));

describe('the sources of texts', () => {
  it.each([
    ['a text', '<h1 class="a"@>{Fast}</h1>'],
    ['a text beside another element', '<a@><svg></svg>{Fast}</a>'],
    ['each run of markup', '<div>{<p@>Fast</p><ul><li@>One</li></ul>}</div>'],
    ['two texts of one element, of which the first counts', '<p@>{One} <b@>{Two}</b></p>'],
    ['a text in an element without end', '<ul><li@>{One}<li@>{Two}</ul>'],
    ['an attribute with a bracket', '<a title="a > b" href="/"@>{One}</a>'],
    ['the same text twice', '<p>One</p><p@>{One}</p>'],
    ['nothing', '<p>One</p><script type="application/json">{"a":"One"}</script>'],
  ])('are attributes of the element around %s', (_, body) => {
    const [html, other] = [drawn(body), marked(body)];
    expect(withSources(html, other)).toBe(wanted(body, TITLE));
  });

  it('are attributes of a picture', () => {
    const body = '<p><img src="a.png" alt="[A dog]"@/></p>';
    expect(withSources(drawn(body), marked(body))).toBe(wanted(body, ALT));
  });

  it('are found where the two drawings differ', () => {
    const [before, after] = [
      '<p>Only here</p><h1@>{Fast}</h1><b@>{Here}</b>',
      '<h1>{Fast}</h1><i>And here</i><b>{Here}</b>',
    ];
    expect(withSources(drawn(before), marked(after))).toBe(wanted(before, TITLE));
  });

  it('say nothing where a component has cut a text within its mark', () => {
    const html = drawn('<p>One</p>');
    expect(
      withSources(
        html,
        marked('<p>{One}</p>')
          .replace('One', 'One')
          .replace(/.{20}<\/p>/u, '</p>'),
      ),
    ).toBe(html);
  });
});
