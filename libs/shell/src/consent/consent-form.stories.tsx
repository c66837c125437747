import type { AuthoredEntry, SiteLocale } from '@skein/cms-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fixtureProps } from '../testing/fixture-props.ts';
import { InLocale } from '../testing/in-locale.tsx';
import { inToolbarLanguage } from '../testing/story-locale.ts';
import { consentForm } from './consent-form.block.ts';
import { ConsentForm, type ConsentFormHostProps } from './consent-form.tsx';
import { cookieForm } from './consent.fixtures.ts';

type StageProps = { fixture: AuthoredEntry; locale: SiteLocale } & ConsentFormHostProps;

function Stage({ fixture, locale, ...host }: StageProps) {
  return (
    <InLocale locale={locale}>
      <ConsentForm {...fixtureProps(consentForm, fixture, locale)} {...host} />
    </InLocale>
  );
}

const meta: Meta<typeof Stage> = {
  title: 'Shell/Cookie form · gfConsentForm',
  id: 'shell-consent-form',
  component: Stage,
  parameters: { layout: 'fullscreen', contentType: consentForm },
  args: { fixture: cookieForm, locale: 'en-US', asks: ['analytics', 'ads', 'chat'] },
  render: (args, context) => <Stage {...inToolbarLanguage(args, context)} />,
  argTypes: { locale: { control: 'radio', options: ['en-US', 'es'] }, fixture: { control: false } },
};
export default meta;
type Story = StoryObj<typeof Stage>;

export const English: Story = { tags: ['strangers'] };
export const Spanish: Story = { args: { locale: 'es' } };
export const Saved: Story = { args: { saved: ['analytics', 'chat'] } };
export const NothingToAsk: Story = { args: { asks: [] } };
