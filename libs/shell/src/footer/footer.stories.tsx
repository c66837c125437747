import type { AuthoredEntry, SiteLocale } from '@skein/cms-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fixtureProps } from '../testing/fixture-props.ts';
import { InLocale } from '../testing/in-locale.tsx';
import { inToolbarLanguage } from '../testing/story-locale.ts';
import { footer } from './footer.block.ts';
import { bareFooter, siteFooter } from './footer.fixtures.ts';
import { Footer } from './footer.tsx';

type StageProps = { fixture: AuthoredEntry; path: string; locale: SiteLocale };

function Stage({ fixture, path, locale }: StageProps) {
  return (
    <InLocale locale={locale}>
      <Footer {...fixtureProps(footer, fixture, locale)} page={{ path, locale }} />
    </InLocale>
  );
}

const meta: Meta<typeof Stage> = {
  title: 'Shell/Footer · gfFooter',
  id: 'shell-footer',
  component: Stage,
  parameters: { layout: 'fullscreen', contentType: footer },
  args: { fixture: siteFooter, path: '/plans', locale: 'en-US' },
  render: (args, context) => <Stage {...inToolbarLanguage(args, context)} />,
  argTypes: { locale: { control: 'radio', options: ['en-US', 'es'] }, fixture: { control: false } },
};
export default meta;
type Story = StoryObj<typeof Stage>;

export const English: Story = {};
export const Spanish: Story = { args: { path: '/intl/es/plans', locale: 'es' } };
export const Phone: Story = { globals: { viewport: { value: 'mobile1', isRotated: false } } };
export const BareContent: Story = { args: { fixture: bareFooter } };
