import type { Meta, StoryObj } from '@storybook/react-vite';
import { Cluster } from '../cluster/cluster.tsx';
import { Section } from '../section/section.tsx';
import { themeNames } from '../tokens/themes.ts';
import { Badge } from './badge.tsx';

const kinds = ['available', 'coming-soon', 'outage', 'new'] as const;

const meta = {
  title: 'UI/Badge',
  component: Badge,
  parameters: {
    advice: {
      use: 'The state of a place, a plan or a service, in one or two words.',
      avoid: 'Things to click: use a Button or a TextLink.',
      keyboard: 'None: a badge takes no focus.',
      accessibility: 'The state is in the words and in an icon, never in the color alone.',
      status: 'stable',
    },
  },
  args: { kind: 'available' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Available: Story = {};
export const ComingSoon: Story = { args: { kind: 'coming-soon' } };
export const Outage: Story = { args: { kind: 'outage' } };
export const New: Story = { args: { kind: 'new' } };
export const OwnWord: Story = { args: { kind: 'coming-soon', children: 'From June' } };

export const Spanish: Story = {
  render: () => (
    <Cluster>
      {kinds.map((kind) => (
        <Badge key={kind} kind={kind} language="es" />
      ))}
    </Cluster>
  ),
};

export const OnEveryTheme: Story = {
  render: () => (
    <>
      {themeNames.map((theme) => (
        <Section key={theme} theme={theme} spacing="small">
          <Cluster>
            {kinds.map((kind) => (
              <Badge key={kind} kind={kind} />
            ))}
          </Cluster>
        </Section>
      ))}
    </>
  ),
};
