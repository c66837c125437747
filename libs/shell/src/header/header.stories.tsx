import { emitPageEvent, type AuthoredEntry, type SiteLocale } from '@skein/cms-client';
import type { PortalData } from '@skein/analytics';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { city } from '../city/city.content.ts';
import { austin, omaha, saltLakeValley } from '../city/city.fixtures.ts';
import { fixtureProps } from '../testing/fixture-props.ts';
import { InLocale } from '../testing/in-locale.tsx';
import { inToolbarLanguage } from '../testing/story-locale.ts';
import { customer, inVariation, longNamed, signedIn } from '../testing/portal.fixtures.ts';
import { header } from './header.block.ts';
import { bareHeader, siteHeader } from './header.fixtures.ts';
import { Header } from './header.tsx';

type StageProps = {
  fixture: AuthoredEntry;
  path: string;
  locale: SiteLocale;
  city: AuthoredEntry | undefined;
  /** Portal data that the story sends after the header's script has started. */
  portal: PortalData | undefined;
};

function Stage({ fixture, path, locale, city: cityFixture, portal }: StageProps) {
  useEffect(() => {
    if (portal) emitPageEvent('portal-data', portal);
  }, [portal]);
  const own = cityFixture && fixtureProps(city, cityFixture, locale);
  return (
    <InLocale locale={locale}>
      <Header {...fixtureProps(header, fixture, locale)} page={{ path, locale, city: own }} />
      <main id="main">
        <h1>
          {locale === 'es' ? 'Tan rápido que dejas de notarlo.' : 'Fast enough that you stop noticing.'}
        </h1>
      </main>
    </InLocale>
  );
}

const meta: Meta<typeof Stage> = {
  title: 'Shell/Header · gfHeader',
  id: 'shell-header',
  component: Stage,
  parameters: {
    layout: 'fullscreen',
    contentType: header,
    // Each story has its own document, because portal data reaches every header of a document.
    docs: { story: { inline: false, height: '14rem' }, source: { type: 'auto' } },
  },
  args: { fixture: siteHeader, path: '/', locale: 'en-US', city: undefined, portal: undefined },
  // Remove the story's portal data after the story.
  beforeEach: () => () => {
    globalThis.skeinPending = [];
  },
  render: (args, context) => <Stage {...inToolbarLanguage(args, context)} />,
  argTypes: {
    locale: { control: 'radio', options: ['en-US', 'es'] },
    fixture: { control: false },
    city: { control: false },
    portal: { control: false },
  },
};
export default meta;
type Story = StoryObj<typeof Stage>;

const PRODUCTS = /^(Products|Productos)$/;
const CITIES = /^(Cities|Ciudades)$/;
const trigger = (canvas: HTMLElement, label: RegExp) =>
  within(canvas)
    .getAllByText(label, { selector: 'nav summary, nav summary *' })[0]
    ?.closest('summary') as HTMLElement;
const menuOf = (canvas: HTMLElement, label: RegExp) =>
  trigger(canvas, label).parentElement as HTMLDetailsElement;
const phone = { viewport: { value: 'mobile1', isRotated: false } };
const wide = { viewport: { value: 'desktop', isRotated: false } };
/**
 * For stories of the wide header. Phones do not show its bar of links, so their pictures would show nothing.
 */
const wideOnly = { chromatic: { modes: { phone: { disable: true }, 'phone-es': { disable: true } } } };

export const Anonymous: Story = {};
export const CurrentPage: Story = { args: { path: '/product/tv' } };
export const Spanish: Story = { args: { path: '/intl/es', locale: 'es' } };
export const BareContent: Story = { args: { fixture: bareHeader, path: '/plans' } };

export const SignedIn: Story = { args: { portal: signedIn } };
export const LongName: Story = { args: { portal: longNamed } };
export const HasAccount: Story = { args: { portal: customer } };
export const FlagVariant: Story = { args: { portal: inVariation } };

export const CityWithOneSupportPage: Story = { args: { city: omaha, path: '/cities/omaha' } };
export const CityWithTwoSupportPages: Story = { args: { city: austin, path: '/cities/austin/support' } };
export const CityWithLongNameInSpanish: Story = {
  args: { city: saltLakeValley, path: '/intl/es/cities/saltlakevalley', locale: 'es' },
};

export const ProductMenuOpen: Story = {
  globals: wide,
  parameters: wideOnly,
  play: async ({ canvasElement }) => {
    trigger(canvasElement, PRODUCTS).focus();
    await userEvent.keyboard('{Enter}');
    await expect(menuOf(canvasElement, PRODUCTS).open).toBe(true);
    await expect(document.activeElement?.textContent).toContain('Internet');
  },
};

export const ComingSoonCities: Story = {
  globals: wide,
  parameters: wideOnly,
  args: { path: '/cities/austin', city: austin },
  play: async ({ canvasElement }) => {
    trigger(canvasElement, CITIES).click();
    await waitFor(() => expect(menuOf(canvasElement, CITIES).open).toBe(true));
    await expect(
      within(menuOf(canvasElement, CITIES)).getAllByText(/^(Coming soon|Próximamente)$/).length,
    ).toBeGreaterThan(1);
  },
};

export const Keyboard: Story = {
  globals: wide,
  parameters: wideOnly,
  play: async ({ canvasElement, step }) => {
    const cities = menuOf(canvasElement, CITIES);
    await step('Space opens and moves to the first item', async () => {
      trigger(canvasElement, CITIES).focus();
      await userEvent.keyboard(' ');
      await expect(document.activeElement?.textContent).toBe('Huntsville');
    });
    await step('the arrows go around', async () => {
      await userEvent.keyboard('{ArrowUp}');
      await expect(document.activeElement?.textContent).toMatch(
        /^(Leave your address|Déjanos tu dirección)$/,
      );
      await userEvent.keyboard('{ArrowDown}');
      await expect(document.activeElement?.textContent).toBe('Huntsville');
    });
    await step('another menu closes this one', async () => {
      trigger(canvasElement, PRODUCTS).focus();
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() => expect(cities.open).toBe(false));
    });
    await step('Escape closes and gives the focus back', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(menuOf(canvasElement, PRODUCTS).open).toBe(false);
      await expect(document.activeElement).toBe(trigger(canvasElement, PRODUCTS));
    });
  },
};

export const AccountMenuOpen: Story = {
  globals: wide,
  parameters: wideOnly,
  args: { portal: customer },
  play: async ({ canvasElement }) => {
    const name = await within(canvasElement).findByText('Maya Okafor', { selector: 'summary *' });
    name.closest('summary')?.click();
    await waitFor(() => expect(name.closest('details')?.open).toBe(true));
  },
};

export const Phone: Story = { globals: phone };

export const DrawerOpen: Story = {
  globals: phone,
  args: { city: austin, path: '/cities/austin' },
  play: async ({ canvasElement }) => {
    const opener = canvasElement.querySelector<HTMLElement>('button[aria-haspopup="dialog"]');
    opener?.click();
    const drawer = canvasElement.querySelector('dialog');
    await waitFor(() => expect(drawer?.open).toBe(true));
    await expect(drawer?.contains(document.activeElement)).toBe(true);
  },
};

export const DrawerSignedIn: Story = { ...DrawerOpen, args: { portal: customer } };
