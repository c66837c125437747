import { story } from '../../../testing/story.ts';
import { contentBlock } from '../content-block.block.ts';
import * as fixtures from './team-quote.fixtures.ts';
import { TeamQuote } from './team-quote.tsx';

export default {
  title: 'Blocks/Content block/Content block 10 · Team quote · gfContentBlock',
  id: 'blocks-content-block-10-·-team-quote',
  component: TeamQuote,
  tags: ['content-block-10'],
};
const show = story(contentBlock, TeamQuote);

export const Type10Standard = { ...show(fixtures.teamQuote), name: '10 · Team quote' };
export const Type10Right = {
  ...show(fixtures.teamQuoteRight),
  name: '10 · Portrait right, on ink, with a link',
};
export const Type10Centered = { ...show(fixtures.teamQuoteCentered), name: '10 · Centered' };
export const Type10Panel = { ...show(fixtures.teamQuotePanel), name: '10 · As a panel, square portrait' };
export const Type10Module = {
  ...show(fixtures.teamQuoteModule),
  name: '10 · Inside a module outline, title in colors',
};
export const Type10Long = {
  ...show(fixtures.teamQuoteLong),
  name: '10 · Long, with quotation marks typed in',
};
export const Type10Plain = { ...show(fixtures.teamQuotePlain), name: '10 · Without a portrait' };
export const Type10Spanish = { ...Type10Standard, name: '10 · In Spanish', globals: { language: 'es' } };
