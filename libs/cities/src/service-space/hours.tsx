'use client';

import { Glyph, clockGlyph, shippedLanguage, useLanguageTag, useWords, type Say } from '@skein/ui';
import { styled } from 'styled-components';
import { dayWord, openingWords, timeWord } from './hour-words.ts';
import { WEEKDAYS } from '../catalogue/city.ts';
import { dayRanges, readHours, type HoursAsWritten } from './opening-hours.ts';
import { openingTexts, serviceSpaceTexts as texts } from './service-space.texts.ts';

/** Returns the texts for the script as JSON, or undefined if they equal the script's built-in texts. */
function ownWords(say: Say, tag: string): string | undefined {
  const shipped = shippedLanguage(tag);
  if (shipped && Object.values(openingTexts).every((text) => say(text) === text[shipped])) return undefined;
  return JSON.stringify(openingWords(say, tag));
}

/**
 * Draws the opening hours as a list. Script adds a line above the list: “open” or “closed”. If a day in the content is
 * unreadable, the list contains only the days on which the shop is certainly open, and the line is absent.
 */
export function Hours(written: HoursAsWritten) {
  const tag = useLanguageTag();
  const say = useWords();
  const hours = readHours(written);
  if (hours === undefined) return null;
  const range = ([first, last]: readonly [(typeof WEEKDAYS)[number], (typeof WEEKDAYS)[number]]) => {
    const from = dayWord(first, tag);
    if (first === last) return from;
    return `${from} ${say(texts.to)} ${dayWord(last, tag)}`;
  };
  const closed = hours.hasAllDays ? WEEKDAYS.filter((day) => !hours.days.includes(day)) : [];
  return (
    <Box>
      {hours.hasAllDays && (
        <State
          data-opening=""
          data-days={hours.days.join(' ')}
          data-opens={written.opens}
          data-closes={written.closes}
          data-zone={hours.timeZone}
          data-said={ownWords(say, tag)}
        >
          <Glyph path={clockGlyph} size="1.15em" />
          <span data-words="" />
        </State>
      )}
      <List aria-label={say(texts.hours)}>
        {dayRanges(hours.days).map((days) => (
          <Row key={days[0]}>
            <dt>{range(days)}</dt>
            <dd>
              {timeWord(hours.opens, tag)} – {timeWord(hours.closes, tag)}
            </dd>
          </Row>
        ))}
        {dayRanges(closed).map((days) => (
          <Row key={days[0]}>
            <dt>{range(days)}</dt>
            <dd>{say(texts.closedOn)}</dd>
          </Row>
        ))}
      </List>
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-3);
  inline-size: 100%;
`;

const State = styled.p`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  box-sizing: content-box;
  min-block-size: 1lh;
  margin: 0;
  padding: var(--space-1) var(--space-3);
  border-radius: var(--radius-pill);
  background-color: var(--color-warning-surface);
  color: var(--color-warning);
  font-weight: 600;

  /* Its room is kept where a script will say so. */
  &:not([data-state]) {
    visibility: hidden;
  }

  @media (scripting: none) {
    &:not([data-state]) {
      display: none;
    }
  }

  &[data-state='open'] {
    background-color: var(--color-positive-surface);
    color: var(--color-positive);
  }
`;

const List = styled.dl`
  inline-size: min(100%, 26rem);
  margin: 0;
  font-variant-numeric: tabular-nums;
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: var(--space-1) var(--space-6);
  padding-block: var(--space-2);
  border-block-end: 1px solid var(--color-line);

  & > dt::first-letter {
    text-transform: uppercase;
  }

  & > dd {
    margin: 0;
    color: var(--color-text-muted);
  }
`;
