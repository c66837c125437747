'use client';

import type { ReactElement, ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';
import { useWords } from '../language/language-provider.tsx';
import { ThreadToDoor } from './thread-to-door.tsx';

const ASKED = {
  en: 'From our street to your door. What’s the number?',
  es: 'De la calle a tu puerta. ¿Qué número es?',
};
const TYPED = { en: 'On its way to', es: 'En camino hacia' };
const DOOR = { en: 'your door', es: 'tu puerta' };
const NUMBER = { en: 'number', es: 'el número' };
const CHECKED = {
  en: 'Waiting at the corner while we check',
  es: 'El hilo ya llegó a la esquina; estamos revisando',
};

/**
 * A form that asks for an address, below a drawing of the fiber line to a house. The line grows while the visitor fills
 * in street and ZIP code, and stops short of the house while the service checks the address. The next page shows where
 * the line ends. {@link followStreet} writes the typed house number on the drawn house. CSS does everything else.
 */
export function AddressThread({ children }: { readonly children: ReactNode }): ReactElement {
  const say = useWords();
  return (
    <Frame data-street-check="">
      <Drawing data-print="none">
        <ThreadToDoor reach="asks" />
        <p data-when="asked">{say(ASKED)}</p>
        <p data-when="typed">
          {say(TYPED)} <b data-number={`${say(NUMBER)} `} data-otherwise={say(DOOR)} />
        </p>
        <p data-when="checked">{say(CHECKED)}</p>
      </Drawing>
      {children}
    </Frame>
  );
}

const wait = keyframes`50% { opacity: 0.35; }`;

const Drawing = styled.div`
  --thread-end: 22%;

  margin-block-end: var(--space-4);

  > p {
    margin: 0;
    color: var(--color-text-muted);
    font-size: var(--text-small);
  }

  b:empty::before {
    content: attr(data-otherwise);
  }

  [data-line='asks'] {
    clip-path: inset(-8px calc(100% - var(--thread-end)) -8px 0);
  }

  [data-ahead] {
    clip-path: inset(-8px 0 -8px calc(var(--thread-end) + 2%));
  }

  @media (prefers-reduced-motion: no-preference) {
    [data-line='asks'],
    [data-ahead] {
      transition: clip-path 0.6s var(--ease-out);
    }
  }
`;

const STREET = '[data-street]:not(:placeholder-shown)';
const ZIP = "[autocomplete='postal-code']:valid";
const BUSY = "[type='submit'][aria-busy]";

const Frame = styled.div`
  > ${Drawing} > p {
    display: none;
  }

  &:not(:has(${STREET})) > ${Drawing} > [data-when='asked'],
  &:has(${STREET}):not(:has(${BUSY})) > ${Drawing} > [data-when='typed'],
  &:has(${STREET}):has(${BUSY}) > ${Drawing} > [data-when='checked'] {
    display: block;
  }

  &:has(${STREET}) > ${Drawing} {
    --thread-end: 60%;
  }

  &:has(${STREET}):has(${ZIP}) > ${Drawing} {
    --thread-end: 86%;
  }

  &:has(${BUSY}) > ${Drawing} [data-line='asks'] {
    @media (prefers-reduced-motion: no-preference) {
      animation: ${wait} 1.6s ease-in-out infinite;
    }
  }
`;
