// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { draw } from '../../testing/fixture-props.ts';
import { textBlock } from '../../text/text-block/text-block.block.ts';
import { TextBlock } from '../../text/text-block/text-block.tsx';
import { techSpec } from './tech-spec.block.ts';
import * as fixtures from './tech-spec.fixtures.ts';
import { TechSpec } from './tech-spec.tsx';

const html = (fixture: typeof fixtures.routerTable) => draw(techSpec, TechSpec, fixture);
const cells = (markup: string, tag: string) =>
  [...markup.matchAll(new RegExp(`<${tag}(?: [^>]*)?>(.*?)</${tag}>`, 'g'))].map(([, inner = '']) =>
    inner.replace(/<[^>]*>/g, ''),
  );

describe('TechSpec', () => {
  it('draws routers as a table that a screen reader can walk', () => {
    const markup = html(fixtures.routerTable);
    expect(cells(markup, 'th')).toEqual([
      'Router Six',
      'Router Seven',
      'Wi-\u2060Fi',
      'Ports',
      'Reach',
      'Light',
    ]);
    expect(markup.match(/scope="col"/g)).toHaveLength(2);
    expect(markup.match(/scope="row"/g)).toHaveLength(4);
    expect(cells(markup, 'td')).toContain('–');
  });

  it('draws devices in groups, with words on colors that they can be read on', () => {
    const markup = html(fixtures.deviceGuide);
    expect(markup.match(/scope="rowgroup"/g)).toHaveLength(2);
    expect(cells(markup, 'p')).toEqual([
      'What a device can do at the far end of the house.',
      'Measured by us, with two walls in between.',
    ]);
  });

  it('has no table where there is nothing to put into one', () => {
    expect(html(fixtures.emptyTable)).not.toContain('<table');
  });

  it('stands behind its call to action, in a wide dialog that a click beside it leaves open', () => {
    const markup = draw(textBlock, TextBlock, fixtures.routerOpened);
    expect(markup).toMatch(/<dialog[^>]*closedby="closerequest"/);
  });
});
