'use client';

import { atLeast, Container, Heading, Picture, Prose, Section, TextColumn } from '@skein/ui';
import { useEffect, useRef } from 'react';
import { css, keyframes, styled } from 'styled-components';
import { measureProgress } from '../scroll-progress/measure-progress.ts';
import { PINNED, rail, scrollDriven } from '../scroll-progress/scroll-driven.styles.ts';
import { entranceOf } from './screen-times.ts';
import {
  MAX_SCREENS,
  SWITCH_ON_FROM,
  SWITCH_ON_TO,
  WAY_PER_SCREEN_PERCENT,
} from './tv-demo-scroll.constants.ts';
import type { TvDemoScrollProps } from './tv-demo-scroll.block.ts';

export type { TvDemoScrollProps };

/**
 * A television that comes closer, lights up and changes its program while the visitor scrolls. If the page may
 * not pin the television, the screens are side by side.
 */
export function TvDemoScroll(props: TvDemoScrollProps) {
  const { title, description, theme = 'ink', screens = [], analyticsId } = props;
  const way = useRef<HTMLDivElement>(null);
  useEffect(() => (way.current ? measureProgress(way.current) : undefined), []);
  const shown = screens.slice(0, MAX_SCREENS);
  return (
    <Frame data-theme={theme} data-analytics-id={analyticsId}>
      <Section as="div">
        <Container>
          <TextColumn>
            <Heading level={2} anchor>
              {title}
            </Heading>
            {description !== undefined && <Prose html={description} size="lead" />}
          </TextColumn>
        </Container>
        {shown.length > 0 && (
          <Way ref={way} data-scroll-progress $screens={shown.length}>
            <Stage>
              <Television>
                <Glass>
                  {shown.map(({ id, title: name, note, image }, index) => {
                    const [from, to] = entranceOf(index, shown.length);
                    return (
                      <Screen key={id ?? index} $from={from} $to={to} $first={index === 0}>
                        <Picture
                          image={image}
                          aspect={16 / 9}
                          objectFit="cover"
                          rounded="medium"
                          sizes="(min-width: 900px) 60vw, 100vw"
                        />
                        <figcaption>
                          <strong>{name}</strong>
                          {note !== undefined && <span>{note}</span>}
                        </figcaption>
                      </Screen>
                    );
                  })}
                </Glass>
              </Television>
            </Stage>
          </Way>
        )}
      </Section>
    </Frame>
  );
}

const Frame = styled.section`
  background: var(--color-surface);
  color: var(--color-text);
`;

/** Pins the page for a scroll distance of (screens + 1) × `WAY_PER_SCREEN_PERCENT` of the window's height. */
const Way = styled.div<{ $screens: number }>`
  margin-block-start: var(--space-10);

  ${PINNED} {
    ${rail}
    margin-block-start: 0;
    /* What glows beside the television is cut by the page, not by its column. */
    overflow: clip;
    block-size: calc(100svh + ${({ $screens }) => ($screens + 1) * WAY_PER_SCREEN_PERCENT}svh);
  }
`;

const reach = keyframes`
  from { scale: 1 0; }
  to { scale: 1 1; }
`;

const Stage = styled.div`
  container-type: inline-size;
  max-inline-size: calc(var(--container) + 2 * var(--space-gutter));
  margin-inline: auto;
  padding-inline: var(--space-gutter);

  ${PINNED} {
    position: sticky;
    inset-block-start: var(--header-height);
    display: grid;
    place-content: center;
    block-size: calc(100svh - var(--header-height));

    /* The line that feeds it: four threads that reach it as it comes, before it lights up. */
    &::after {
      content: '';
      position: absolute;
      z-index: -1;
      inset-block: 50% 0;
      inset-inline: calc(50% - 1.125rem);
      background: repeating-linear-gradient(
        90deg,
        var(--color-internet-fill) 0 2px,
        transparent 2px 11px,
        var(--color-tv-fill) 11px 13px,
        transparent 13px 22px
      );
      transform-origin: 50% 100%;
      ${scrollDriven(reach, 0, SWITCH_ON_FROM)}
    }
  }
`;

const closer = keyframes`
  from { scale: 0.8; }
  to { scale: 1; }
`;

const glow = keyframes`
  from { box-shadow: 0 0 0 rgb(0 0 0 / 0%); }
  to { box-shadow: 0 0 6rem color-mix(in srgb, var(--color-tv-fill) 60%, transparent); }
`;

/** Makes the television as wide as possible. The television and its foot must fit into the window's height. */
const Television = styled.div`
  ${PINNED} {
    position: relative;
    inline-size: min(100cqi, (100svh - var(--header-height) - 9rem) * 16 / 9);
    padding: clamp(0.375rem, 1cqi, 0.75rem);
    border: 1px solid var(--color-line-strong);
    border-radius: clamp(0.75rem, 2cqi, 1.5rem);
    background: var(--night);
    transform-origin: 50% 60%;
    ${scrollDriven(closer, 0, SWITCH_ON_FROM)}

    /* The foot, and a thread for the line that feeds it. */
    &::after {
      content: '';
      position: absolute;
      inset-block-start: 100%;
      inset-inline: 38%;
      block-size: clamp(0.75rem, 2.4cqi, 1.75rem);
      border: solid var(--color-line-strong);
      border-width: 0 1px 2px;
      border-radius: 0 0 999px 999px;
    }
  }
`;

const Glass = styled.div`
  display: grid;
  gap: var(--space-6);

  ${atLeast('small')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${atLeast('medium')} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  ${PINNED} {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
    aspect-ratio: 16 / 9;
    overflow: clip;
    border-radius: clamp(0.5rem, 1.4cqi, 1rem);
    background: radial-gradient(
      circle at 50% 40%,
      color-mix(in srgb, var(--paper) 8%, var(--ink)),
      var(--night) 70%
    );
    ${scrollDriven(glow, SWITCH_ON_FROM, SWITCH_ON_TO)}
  }
`;

const lightUp = keyframes`
  from { filter: brightness(0.85); }
  60% { filter: brightness(1.25); }
  to { filter: none; }
`;

const zap = keyframes`
  from { translate: 101% 0; }
  to { translate: 0 0; }
`;

const entrance = css<{ $from: number; $to: number; $first: boolean }>`
  ${({ $from, $to, $first }) => scrollDriven($first ? lightUp : zap, $from, $to)}
`;

const Screen = styled.figure<{ $from: number; $to: number; $first: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--space-3);
  margin: 0;

  figcaption {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    overflow-wrap: anywhere;
  }

  figcaption > span {
    color: var(--color-text-muted);
  }

  ${PINNED} {
    grid-area: 1 / 1;
    position: relative;
    block-size: 100%;
    ${entrance}

    img {
      border-radius: 0;
    }

    /* Says what is on, as televisions do: along the lower edge. */
    figcaption {
      position: absolute;
      inset: auto 0 0;
      padding: clamp(0.5rem, 1.6cqi, 1.25rem) clamp(0.75rem, 2.4cqi, 2rem);
      background: color-mix(in srgb, var(--night) 88%, transparent);
      color: var(--paper);
      line-height: 1.3;
    }

    figcaption > span {
      color: color-mix(in srgb, var(--paper) 80%, var(--ink));
    }
  }
`;
