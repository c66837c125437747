'use client';

import { atLeast, boltGlyph, filled, Glyph, TextLink, useLanguage, useWords, type UiText } from '@skein/ui';
import { useId } from 'react';
import { styled } from 'styled-components';
import { foreignHost, speedTestAddress } from './speed-test-address.ts';

export interface SpeedTestFrameProps {
  /** Address of the test. Default: the bundled test. */
  readonly url?: string | undefined;
}

/**
 * Sandbox of the bundled test page. Its scripts run, but not with this site's origin. So they can access
 * neither the page around the frame nor the page's cookies.
 */
const OWN_SANDBOX = 'allow-scripts';
/**
 * Sandbox of a test page on another origin. The test keeps its own origin, which already separates the test
 * from this site.
 */
const FOREIGN_SANDBOX = 'allow-scripts allow-same-origin allow-forms allow-popups';

const texts = {
  title: { en: 'Internet speed test', es: 'Prueba de velocidad de internet' },
  alone: {
    en: 'Open the speed test on its own page',
    es: 'Abrir la prueba de velocidad en su propia página',
  },
  load: { en: 'Load the speed test', es: 'Cargar la prueba de velocidad' },
  runsOn: {
    en: 'This test runs on {host}. Nothing of it loads until you ask.',
    es: 'Esta prueba corre en {host}. No se carga nada hasta que lo pidas.',
  },
} as const satisfies Record<string, UiText>;

/**
 * A speed test in a frame of fixed height. A link to the test's own page is for visitors who cannot use the
 * frame. A test on another host loads only after a click on a link. This link needs no script.
 */
export function SpeedTestFrame({ url }: SpeedTestFrameProps) {
  const language = useLanguage();
  const say = useWords();
  const name = `speed-test-${useId()}`;
  const address = speedTestAddress(url, language);
  const host = foreignHost(address);
  return (
    <Figure>
      {host === undefined ? (
        <Frame src={address} title={say(texts.title)} loading="lazy" sandbox={OWN_SANDBOX} />
      ) : (
        <div>
          <Ask>
            <p>{filled(say(texts.runsOn), { host })}</p>
            <Load href={address} target={name}>
              <Glyph path={boltGlyph} size={20} />
              {say(texts.load)}
            </Load>
          </Ask>
          <AskedFrame
            name={name}
            title={say(texts.title)}
            loading="lazy"
            sandbox={FOREIGN_SANDBOX}
            referrerPolicy="no-referrer"
          />
        </div>
      )}
      <figcaption>
        <TextLink href={address} external={host !== undefined}>
          {say(texts.alone)}
        </TextLink>
      </figcaption>
    </Figure>
  );
}

const Figure = styled.figure`
  container: speed-test / inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  inline-size: 100%;
  margin: 0;
  font-size: var(--text-small);
`;

/**
 * Makes the frame as high as the bundled test page needs at each width, in both languages and with the longest message.
 * The test page changes its layout at the same widths. The page's limit of 15 rem is 15.125 rem here, because the
 * borders of the frame take 2 px. Until a test has loaded, the frame shows the rings of a dial.
 */
const Frame = styled.iframe`
  display: block;
  inline-size: 100%;
  block-size: 35rem;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-large);
  background:
    linear-gradient(transparent 62%, var(--color-surface-sunken) 62%),
    radial-gradient(circle at 50% 62%, var(--color-surface-sunken) 5.5rem, transparent 5.5rem),
    radial-gradient(circle at 50% 62%, transparent 8.5rem, var(--color-surface-sunken) 8.5rem),
    repeating-radial-gradient(circle at 50% 62%, var(--color-surface-sunken) 0 7px, var(--color-line) 7px 9px);
  color-scheme: normal;

  @container speed-test (width <= 15.125rem) {
    block-size: 46rem;
  }

  @container speed-test (width >= 30rem) {
    block-size: 31rem;
  }

  ${atLeast('medium')} {
    block-size: 21.5rem;
  }
`;

/**
 * The bar above the frame, with the link that loads the test. The bar is not on top of the frame, because
 * without script nothing would remove the bar after the test has loaded.
 */
const Ask = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-4);
  padding: var(--space-4) var(--space-5);
  border: 1px solid var(--color-line);
  border-block-end: 0;
  border-radius: var(--radius-large) var(--radius-large) 0 0;
  background: var(--color-surface-raised);

  p {
    flex: 1 1 14rem;
    margin: 0;
  }
`;

const AskedFrame = styled(Frame)`
  border-start-start-radius: 0;
  border-start-end-radius: 0;
`;

const Load = styled.a`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  min-block-size: 2.75rem;
  padding-inline: var(--space-5);
  border: 1px solid transparent;
  border-radius: var(--radius-pill);
  background: var(--color-accent);
  color: var(--color-on-accent);
  font-weight: 650;
  text-decoration: none;

  &:hover {
    text-decoration: underline;
  }
`;
