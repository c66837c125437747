import { callToAction } from '@skein/cms-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { expect, waitFor } from 'storybook/test';
import { styled } from 'styled-components';
import { SCROLLED_FAR_ATTRIBUTE } from '../shell/shell.constants.ts';
import { fixtureProps } from '../testing/fixture-props.ts';
import { inToolbarLanguage } from '../testing/story-locale.ts';
import { stickyCta } from './sticky-cta.fixtures.ts';
import { StickyCta } from './sticky-cta.tsx';

type StageProps = {
  /** Whether the page looks as if the visitor has scrolled more than 1000 px. */
  scrolledFar: boolean;
  locale: 'en-US' | 'es';
};

function Stage({ scrolledFar, locale }: StageProps) {
  useEffect(() => {
    document.documentElement.toggleAttribute(SCROLLED_FAR_ATTRIBUTE, scrolledFar);
    return () => document.documentElement.removeAttribute(SCROLLED_FAR_ATTRIBUTE);
  }, [scrolledFar]);
  return (
    <>
      <Page>
        A page, scrolled far down. <LowLink href="#low">A link at the lower edge</LowLink>
      </Page>
      <StickyCta cta={fixtureProps(callToAction, stickyCta, locale)} />
    </>
  );
}

const Page = styled.p`
  min-block-size: 120vb;
  padding: var(--space-8);
`;

/**
 * A link at the lower edge of the window while the page is not scrolled. The bar appears at the same place after
 * scrolling.
 */
const LowLink = styled.a`
  position: absolute;
  inset-block-start: calc(100vb - 3rem);
  inset-inline-start: var(--space-8);
`;

const meta: Meta<typeof Stage> = {
  title: 'Shell/StickyCta',
  component: Stage,
  parameters: {
    layout: 'fullscreen',
    // Wide screens have no sticky call to action.
    chromatic: { modes: { desktop: { disable: true } } },
    // Each story has its own document, because the bar is at the lower edge of the window.
    docs: {
      story: { inline: false, height: '28rem' },
      source: { type: 'auto' },
      description: { component: 'On phones alone. Open a story by itself to see it at that width.' },
    },
    drawsEntries: callToAction,
    advice: {
      use: 'The one step that a page is for, at hand once somebody has read far.',
      avoid: 'A second choice beside the page’s own, and pages that are a form.',
    },
  },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  render: (args, context) => <Stage {...inToolbarLanguage(args, context)} />,
  args: { scrolledFar: true, locale: 'en-US' },
  argTypes: { locale: { control: 'radio', options: ['en-US', 'es'] } },
};
export default meta;
type Story = StoryObj<typeof Stage>;

/** A link behind the bar moves above the bar when the link gets the focus. */
export const ScrolledFar: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'A link at the lower edge' });
    const bar = await canvas.findByRole('complementary');
    await waitFor(() => expect(bar.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight));
    link.focus();
    await waitFor(() =>
      expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(bar.getBoundingClientRect().top),
    );
  },
};
export const AtTheTop: Story = { args: { scrolledFar: false } };
export const Spanish: Story = { args: { locale: 'es' } };
