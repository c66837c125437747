import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Container } from '../container/container.tsx';
import { Section } from '../section/section.tsx';
import { htmlLiteral } from './html-literal.ts';
import { RichText } from './rich-text.tsx';

const article = htmlLiteral`<h2>What is in the price</h2>
<p>Prices are <a href="#plans">per month</a> and include the router. A plan runs from month to month, and you may leave on <strong>any day</strong>. The code <code>F0001</code> stands for the plan.</p>
<ul><li>The line, its installation and its repair</li><li>A router with Wi-Fi 7<ul><li>Extenders on request</li></ul></li></ul>
<h3>How it goes</h3>
<ol><li>Check the address</li><li>Choose a day</li><li>Be at home for an hour</li></ol>
<blockquote>It came, it works, I have forgotten about it.</blockquote>
<hr><p><small>Speeds by cable to the router.</small></p>`;

const table = htmlLiteral`<table><caption>Plans</caption><thead><tr><th>Plan</th><th>Download</th><th>Upload</th><th>Typical latency</th><th>Price</th><th>Early termination</th></tr></thead>
<tbody><tr><td>Core</td><td>1 Gbps</td><td>1 Gbps</td><td>8 ms</td><td>$55</td><td>$0</td></tr><tr><td>Home</td><td>3 Gbps</td><td>3 Gbps</td><td>8 ms</td><td>$75</td><td>$0</td></tr></tbody></table>`;

/** A table with the attributes that `@skein/cms-client` adds. */
const textTable = htmlLiteral`<table role="table" data-stacks><caption>Cookies</caption><thead role="rowgroup"><tr role="row" data-heads><th role="columnheader" scope="col">Cookie</th><th role="columnheader" scope="col">What it’s for</th><th role="columnheader" scope="col">How long</th></tr></thead>
<tbody role="rowgroup"><tr role="row"><th role="rowheader" scope="row">skein_consent</th><td role="cell" data-label="What it’s for">Your choice on <a href="#choice">this page</a>, with all that belongs to it</td><td role="cell" data-label="How long">6 months</td></tr><tr role="row"><th role="rowheader" scope="row">skein_campaign</th><td role="cell" data-label="What it’s for">The campaign whose link brought you here</td><td role="cell" data-label="How long">Until you close the browser</td></tr></tbody></table>`;

const meta = {
  title: 'UI/RichText',
  component: RichText,
  parameters: {
    advice: {
      use: 'Text from a CMS: paragraphs, lists, tables, headings.',
      avoid: 'Plain strings: write them as children. Short texts without tables: use Prose.',
      keyboard: 'Links and wide tables are reached by Tab; arrow keys scroll a wide table.',
      accessibility:
        'Headings have ids and follow HeadingLevels. A wide table has a named frame that scrolls.',
      status: 'stable',
    },
  },
  args: { html: article },
} satisfies Meta<typeof RichText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Article: Story = {};

export const Lead: Story = {
  args: { size: 'lead', html: htmlLiteral`<p>Fibre to your door, one price, no contract.</p>` },
};

export const SmallPrint: Story = { args: { size: 'small' } };

export const WideTable: Story = {
  args: { html: table },
  play: async ({ canvasElement }) => {
    const frame = within(canvasElement).getByRole('group', { name: /^(Table|Tabla), / });
    frame.focus();
    await expect(frame).toHaveFocus();
  },
};

/** In a narrow place, the table looks like a list of its rows. For screen readers, it stays a table. */
export const TableOfText: Story = {
  args: { html: textTable },
  render: (args) => (
    <Container width="text">
      <RichText {...args} />
    </Container>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(3);
    await expect(canvas.getByRole('rowheader', { name: 'skein_consent' })).toBeVisible();
    const frame = canvas.getByRole('group', { name: /^(Table|Tabla)$/ });
    await expect(frame.scrollWidth).toBe(frame.clientWidth);
  },
};

export const InALine: Story = {
  args: { as: 'span', html: htmlLiteral`One price. <em>Really one.</em>` },
};

export const Spanish: Story = {
  args: {
    language: 'es',
    html: htmlLiteral`<h2>Qué incluye el precio</h2><p>El precio es <a href="#planes">por mes</a> e incluye el router. Puedes irte cualquier día.</p>`,
  },
};

export const OnInk: Story = {
  render: (args) => (
    <Section theme="ink">
      <RichText {...args} />
    </Section>
  ),
};
