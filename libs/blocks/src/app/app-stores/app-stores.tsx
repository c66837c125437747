'use client';

import { analyticsAttributes } from '@skein/analytics';
import type { ContentImage } from '@skein/cms-client';
import { ButtonLink, useWords, type UiText } from '@skein/ui';
import { styled } from 'styled-components';
import { BADGE_PX } from './app-stores.constants.ts';
import { appStoresDefaults } from './app-stores.defaults.ts';
import { storeLink, type Store } from './campaign.ts';
import { QrCode } from './qr-code.tsx';
import { StoreBadge } from './store-badge.tsx';

export interface AppStoresProps {
  readonly playLink?: string | undefined;
  readonly playCode?: ContentImage | undefined;
  readonly playBadge?: ContentImage | undefined;
  readonly playButton?: string | undefined;
  readonly appLink?: string | undefined;
  readonly appCode?: ContentImage | undefined;
  readonly appBadge?: ContentImage | undefined;
  readonly appButton?: string | undefined;
  readonly campaign?: string | undefined;
  /** Whether a phone opens the matching store at once, without a press of a button. */
  readonly goesOn?: boolean | undefined;
}

interface InStore {
  readonly store: Store;
  readonly link: string;
  readonly code: ContentImage | undefined;
  readonly badge: ContentImage | undefined;
  readonly button: string | undefined;
}

const CODE: Readonly<Record<Store, UiText>> = {
  play: { en: 'Code that opens the app in the Play Store', es: 'Código que abre la app en Play Store' },
  app: { en: 'Code that opens the app in the App Store', es: 'Código que abre la app en App Store' },
};
const PHONES: Readonly<Record<Store, UiText>> = {
  play: { en: 'Android', es: 'Android' },
  app: { en: 'iPhone and iPad', es: 'iPhone y iPad' },
};
/** Labels of the badges in analytics reports. */
const LABELS = { play: 'Play store', app: 'App store' } as const;

const clickOn = (label: string) =>
  analyticsAttributes({ event: 'push_to_app', category: 'push_to_app', action: 'click', label });

function storesOf(props: AppStoresProps): readonly InStore[] {
  const campaign = { utm_campaign: props.campaign ?? appStoresDefaults.campaign };
  const inStore = (store: Store, link: string | undefined, rest: Omit<InStore, 'store' | 'link'>) =>
    link === undefined ? [] : [{ store, link: storeLink(store, link, campaign), ...rest }];
  const { playCode, playBadge, playButton, appCode, appBadge, appButton } = props;
  return [
    ...inStore('play', props.playLink, { code: playCode, badge: playBadge, button: playButton }),
    ...inStore('app', props.appLink, { code: appCode, badge: appBadge, button: appButton }),
  ];
}

/**
 * Shows a QR code and a badge for each store, and on the phones of a store also a button to it. All stores show until
 * `enhanceAppStores` has detected the phone, and always without script. Renders nothing without a store.
 */
export function AppStores(props: AppStoresProps) {
  const say = useWords();
  const stores = storesOf(props);
  if (stores.length === 0) return null;
  const buttons = stores.filter(({ button }) => button !== undefined);
  return (
    <Place data-app-stores="" data-goes-on={props.goesOn ? '' : undefined}>
      {buttons.length > 0 && (
        <Buttons>
          {buttons.map(({ store, link, button = '' }) => (
            <span key={store} data-button-of={store}>
              <ButtonLink href={link} size="large" data-store={store} {...clickOn(button)}>
                {button}
              </ButtonLink>
            </span>
          ))}
        </Buttons>
      )}
      <Stores>
        {stores.map(({ store, link, code, badge }) => (
          <li key={store}>
            <Code>
              <QrCode link={link} label={say(CODE[store])} image={code} />
              <Phones>{say(PHONES[store])}</Phones>
            </Code>
            <a href={link} data-store={store} {...clickOn(LABELS[store])}>
              <StoreBadge store={store} image={badge} />
            </a>
          </li>
        ))}
      </Stores>
    </Place>
  );
}

const Place = styled.div`
  inline-size: 100%;
`;

/** Reserves the space of the buttons on touch devices, so that nothing moves when the buttons appear. */
const Buttons = styled.div`
  display: none;
  visibility: hidden;

  @media (hover: none) and (pointer: coarse) and (scripting: enabled) {
    display: grid;
    min-block-size: 3.5rem;
    margin-block-end: var(--space-5);

    > * {
      grid-area: 1 / 1;
      visibility: hidden;
    }
  }

  [data-device='android'] > &,
  [data-device='ios'] > & {
    display: grid;
  }

  [data-device='android'] > & > [data-button-of='play'],
  [data-device='ios'] > & > [data-button-of='app'] {
    visibility: visible;
  }

  [data-device='android'] > & > [data-button-of='app'],
  [data-device='ios'] > & > [data-button-of='play'] {
    display: none;
  }
`;

/** On a phone, shows only the badges, because a phone cannot read a QR code on its own screen. */
const Stores = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-4) var(--space-6);
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    display: grid;
    justify-items: center;
    gap: var(--space-3);
  }

  a {
    display: block;
    inline-size: ${BADGE_PX.width}px;
    border-radius: 8px;
    text-decoration: none;
  }
`;

const Code = styled.div`
  display: none;
  justify-items: center;
  gap: var(--space-2);

  @media (min-width: 40rem) {
    display: grid;
  }
`;

const Phones = styled.p`
  margin: 0;
  color: var(--color-text-muted);
  font-size: var(--text-small);
  font-weight: 650;
`;
