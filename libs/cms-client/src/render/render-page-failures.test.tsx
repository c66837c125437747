// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { Bomb, draw, node, Theme } from './render-page.test-support.tsx';

const placeholder = ({ entryId, error }: { readonly entryId: string; readonly error: unknown }) => (
  <p role="note">
    {entryId}: {String(error)}
  </p>
);

describe('a block that throws', () => {
  it.each([
    ['static', 'bomb'],
    ['an island', 'islandBomb'],
  ])('(%s) is left out and reported; the rest stays', (_, type) => {
    const bad = node(type);
    const { html, problems } = draw([
      node('title', { title: 'before' }),
      bad,
      node('title', { title: 'after' }),
    ]);
    expect(html).toMatch(/^<main><h2[^>]*>before<\/h2><h2[^>]*>after<\/h2><\/main>$/);
    expect(problems).toEqual([{ entryId: bad.id, type, error: new Error('boom') }]);
  });

  it('deep in another is left out alone', () => {
    const bad = node('bomb');
    const { html, problems } = draw([
      node('group', { title: 'outer', inner: [node('title', { title: 'sound' }), bad] }),
    ]);
    expect(html).toMatch(/^<main><section aria-label="outer"><h2[^>]*>sound<\/h2><\/section><\/main>$/);
    expect(problems.map(({ entryId }) => entryId)).toEqual([bad.id]);
  });

  it('is blamed itself, not the sound blocks that it holds', () => {
    const bad = node('fragile', { inner: [node('title'), node('island')] });
    const { html, problems } = draw([bad, node('title', { title: 'after' })]);
    expect(html).toMatch(/^<main><h2[^>]*>after<\/h2><\/main>$/);
    expect(problems.map(({ entryId }) => entryId)).toEqual([bad.id]);
  });

  it('takes nothing from its neighbors that need a provider of the host', () => {
    const bad = node('bomb');
    const { html, problems } = draw([node('themed'), bad], {
      wrap: (block) => <Theme value="light">{block}</Theme>,
    });
    expect(html).toContain('<p class="light">Title</p>');
    expect(problems.map(({ entryId }) => entryId)).toEqual([bad.id]);
  });

  it('may be one of many, static and islands', () => {
    const bad = [node('bomb'), node('islandBomb'), node('bomb'), node('group', { inner: [node('bomb')] })];
    const { html, problems } = draw([...bad, node('island'), node('title')]);
    expect(problems).toHaveLength(4);
    expect(html.match(/<skein-island/g)).toHaveLength(1);
    expect(html).not.toContain('<template');
  });

  it('is an island whose script is missing, too', () => {
    const missing = () => {
      throw new Error('no such island');
    };
    const { html, problems } = draw([node('island'), node('title')], { islandAssets: missing });
    expect(html).toMatch(/^<main><h2/);
    expect(problems).toMatchObject([{ type: 'island', error: new Error('no such island') }]);
  });

  it.each(['bomb', 'islandBomb'])('has a placeholder in preview (%s)', (type) => {
    const bad = node(type);
    const { html } = draw([bad, node('title')], { placeholder });
    expect(html).toContain(`<p role="note">${bad.id}`);
    expect(html).toContain('boom');
    expect(html).toContain('<h2');
  });

  it('is the page’s own fault when no block is to blame', () => {
    expect(() =>
      draw([node('title')], {}, (page) => (
        <>
          {page}
          <Bomb />
        </>
      )),
    ).toThrow('boom');
  });
});

describe('a block that has nothing to show', () => {
  it.each(['band', 'islandBand'])('(%s) is left out and reported; the rest stays', (type) => {
    const bad = node(type);
    const { html, problems } = draw([bad, node('title', { title: 'after' })]);
    expect(html).toMatch(/^<main><h2[^>]*>after<\/h2><\/main>$/);
    expect(problems).toMatchObject([
      { entryId: bad.id, type, error: { message: expect.stringMatching(/^has nothing to show/) } },
    ]);
  });

  it('has a placeholder in preview', () => {
    const bad = node('band');
    expect(draw([bad], { placeholder }).html).toContain(`<p role="note">${bad.id}`);
  });

  it('because what it holds failed is left out and blamed on that alone', () => {
    const bad = node('bomb');
    const { html, problems } = draw([node('group', { inner: [bad] })]);
    expect(html).toBe('<main></main>');
    expect(problems.map(({ entryId }) => entryId)).toEqual([bad.id]);
  });

  it('on purpose is not reported, and has a placeholder in preview', () => {
    const withheld = node('withheld', { title: 'for another visitor' });
    expect(draw([withheld])).toMatchObject({ html: '<main></main>', problems: [] });
    expect(draw([withheld], { placeholder })).toMatchObject({
      html: expect.stringContaining('is shown only to some visitors'),
      problems: [],
    });
    expect(draw([node('withheld')]).problems).toHaveLength(1);
  });

  it('before it wakes up is kept', () => {
    const { html, problems } = draw([node('dormant')]);
    expect(html).toContain('<skein-island');
    expect(problems).toEqual([]);
  });
});
