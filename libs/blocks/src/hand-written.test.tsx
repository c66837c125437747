// @vitest-environment node
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { contentBlock } from './content-blocks/content-block/content-block.block.ts';
import { teamQuotePlain } from './content-blocks/content-block/team-quote/team-quote.fixtures.ts';
import { TeamQuote } from './content-blocks/content-block/team-quote/team-quote.tsx';
import { fixtureProps } from './testing/fixture-props.ts';

it('takes undefined for nothing said, in props that are written by hand', () => {
  const { description, name } = { name: '', ...fixtureProps(contentBlock, teamQuotePlain) };
  if (description === undefined) throw new Error('the fixture says nothing');
  const short = <TeamQuote description={description} name={name} />;
  const open = { textAlign: undefined, imageSide: undefined, titleParts: undefined };
  expect(renderToStaticMarkup(<TeamQuote description={description} name={name} {...open} />)).toBe(
    renderToStaticMarkup(short),
  );
});
