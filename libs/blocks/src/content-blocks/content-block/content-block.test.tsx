// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { colorTokens } from '@skein/ui';
import { describe, expect, it } from 'vitest';
import { contentBlock } from './content-block.block.ts';
import * as centeredText from './centered-text/centered-text.fixtures.ts';
import * as textWithImage from './text-with-image/text-with-image.fixtures.ts';
import { ContentBlock } from './content-block.tsx';
import { fixtureProps, parseRaw } from '../../testing/fixture-props.ts';

const fixtures = { ...textWithImage, ...centeredText };

describe('ContentBlock', () => {
  it('keeps the numbers by which the CMS knows its variants', () => {
    const names = new Map(contentBlock.variants.map(({ number, name }) => [number, name]));
    const known =
      'textWithImage textWithVideo centeredVideo textWithMapNote citiesMap lifestyle reliability teaching cityOffer teamQuote textWithSpeedTest speedTest gamingVideo comingSoonInterest stayInTouch centeredText moduleSpeedTest';
    for (const [index, name] of known.split(' ').entries()) expect(names.get(index + 1)).toBe(name);
  });

  it('shows the parts of a title in place of the title only when they are switched on', () => {
    const props = fixtureProps(contentBlock, fixtures.textWithImageColors);
    expect(renderToString(<ContentBlock {...props} />)).toContain('the whole house</span>');
    expect(renderToString(<ContentBlock {...props} multiColorTitle={false} />)).toContain(
      'One thread, the whole house',
    );
  });

  it.each([
    ['fills its frame and sets the words', 'filled', `background-color:${colorTokens.teal}`],
    ['draws its frame', 'outlined', `border:3px solid ${colorTokens.teal}`],
  ] as const)('in a module whose color %s', (_, moduleLook, css) => {
    const props = fixtureProps(contentBlock, fixtures.centeredTextOutlined);
    const sheet = new ServerStyleSheet();
    const block = <ContentBlock {...props} moduleColor={colorTokens.teal} moduleLook={moduleLook} />;
    renderToString(sheet.collectStyles(block));
    expect(sheet.getStyleTags()).toContain(css);
    expect(sheet.getStyleTags().includes(`background-color:${colorTokens.teal}`)).toBe(
      moduleLook === 'filled',
    );
  });

  it('takes the look of its module from the CMS, and fills the frame for a look that does not exist', () => {
    const looks = ['outlined', 'striped'].map((moduleVariant) => {
      const fields = { gfContentBlockType: 16, gfDescription: '<p>Words</p>', isModule: true, moduleVariant };
      return parseRaw(contentBlock, {
        sys: { id: 'x', contentType: { sys: { id: 'gfContentBlock' } } },
        fields,
      })?.moduleLook;
    });
    expect(looks).toEqual(['outlined', 'filled']);
  });

  it.each([
    ['on the ground of the page', {}, ''],
    ['in a panel on it', { backgroundColor: colorTokens.ink, fullWidth: false }, ''],
    ['on a ground of its own', { backgroundColor: colorTokens.ink, fullWidth: true }, undefined],
    ['in a module', { isModule: true }, undefined],
  ])('says for the room between two blocks where it lies: %s', (_, look, bare) => {
    const plain = { ...fixtureProps(contentBlock, fixtures.centeredText), backgroundColor: undefined };
    const html = renderToString(<ContentBlock {...plain} {...look} />);
    expect(/ data-bare="(\w*)"/.exec(html)?.[1]).toBe(bare);
  });

  it('puts the picture before the words on wide screens only by order, never in the reading order', () => {
    const html = renderToString(<ContentBlock {...fixtureProps(contentBlock, fixtures.textWithImageLeft)} />);
    expect(html.indexOf('<h2')).toBeLessThan(html.indexOf('<img'));
  });
});
