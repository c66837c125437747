/// <reference types="vite/types/importMeta.d.ts" />
import { entry } from '../authoring/entry.ts';
import { t } from '../authoring/localized.ts';
import { entryType } from '../model/entry-type.ts';
import { html } from '../fields/html.ts';
import { text } from '../fields/text.ts';
import { block } from '../registry/registry.ts';
import { fixtureStories } from '../stories/fixture-story.tsx';
import { describeContract } from './describe-contract.ts';

const quote = entryType(
  'gfQuote',
  { name: 'Quote', description: 'For tests', use: 'Voices.', avoid: 'Choirs.', displayField: 'gfTitle' },
  {
    title: text('gfTitle'),
    words: html('gfWords').optional(),
    analyticsId: text('gfAnalyticsTagId').optional(),
  },
);
const part = entryType('gfPart', { name: 'Part', description: 'For tests' }, { title: text('gfTitle') });
interface QuoteProps {
  readonly title: string;
  readonly words?: string | undefined;
  readonly analyticsId?: string | undefined;
}
const Quote = ({ title, words, analyticsId }: QuoteProps) => (
  <figure data-analytics-id={analyticsId}>
    <figcaption>{title}</figcaption>
    {words !== undefined && <blockquote dangerouslySetInnerHTML={{ __html: words }} />}
  </figure>
);
const palette = { ink: '#0e1729', paper: '#fbf7f0' };
const basic = entry(quote, 'quote', {
  title: t('A long night', 'Una noche larga'),
  words: t('<p>Yes</p>', '<p>Sí</p>'),
});
const show = fixtureStories({ palette })(quote, Quote);

// A library that passes the contract. Its contract tests run as part of this file.
describeContract({
  blocks: { quote: block(quote, { component: async () => Quote }), part },
  stories: {
    './quote.stories.tsx': {
      default: { title: 'Blocks/Quote', component: Quote },
      Basic: show(basic),
    },
  },
  storySources: { './quote.stories.tsx': '' },
  fixtures: { './quote.fixtures.ts': { basic } },
  palette,
});
