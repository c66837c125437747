'use client';

import { ButtonLink, Heading, Picture, Prose, SideBySide, TextColumn, TextLink } from '@skein/ui';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { startAddress } from '../engine/quiz-address.ts';
import { recommend } from '../engine/recommend.ts';
import type { Tier } from '../engine/tiers.ts';
import type { QuizTierProps } from './quiz-tier.content.ts';
import { tierNames } from '../texts/quiz.texts.ts';
import type { QuizParts } from './quiz-parts.ts';

export interface ResultProps {
  readonly parts: QuizParts;
  readonly tiers: readonly QuizTierProps[];
}

/** Color theme of the drawn thread on each plan's card. */
const themes = { core: 'teal', home: 'violet', edge: 'coral' } as const satisfies Record<Tier, string>;

/** Shows the plan for the answers in words and as a card. If a tier has no entry, shows only its name. */
export function Result({ parts, tiers }: ResultProps): ReactElement {
  const { steps, answers, words, say, level, href, follow } = parts;
  const tier = recommend(steps, answers);
  const found = tiers.find(({ variation }) => variation === tier);
  const { title = say(tierNames[tier]), description, cta } = found ?? {};
  const back = { answers, step: steps.length };
  const column = (
    <TextColumn gap={6}>
      <Kicker>{words.result}</Kicker>
      <Heading level={level} size={1} tabIndex={-1} anchor={false}>
        {title}
      </Heading>
      {description !== undefined && <Prose html={description} size="lead" />}
      {cta && <Order {...cta} />}
      <Ways data-print="none">
        <TextLink href={href(back)} onClick={(event) => follow(event, back)}>
          {words.backCta}
        </TextLink>
        <TextLink href={href(startAddress)} onClick={(event) => follow(event, startAddress)}>
          {words.again}
        </TextLink>
      </Ways>
    </TextColumn>
  );
  if (!found) return column;
  return (
    <SideBySide shares={[1, 1]} align="center">
      {column}
      <PlanCard {...found} />
    </SideBySide>
  );
}

/** Draws the action below the result, always as a button, because this action is the goal of the quiz. */
function Order({
  text,
  target,
  look,
  color,
  hoverColor,
  external,
  analyticsId,
}: NonNullable<QuizTierProps['cta']>) {
  return (
    <ButtonLink
      href={target.href}
      data-action={target.action}
      data-analytics-id={analyticsId}
      external={external}
      size="large"
      variant={look === 'outline' ? look : 'primary'}
      color={color}
      hoverColor={hoverColor}
    >
      {text}
    </ButtonLink>
  );
}

/** Draws the card of a plan, with the parts that the entry has. Returns null if the entry has no parts. */
function PlanCard(plan: QuizTierProps): ReactElement | null {
  const { variation, cardImage, cardLogo, cardDescription, cardSpeed, cardPrice, footnote } = plan;
  const facts = cardLogo ?? cardSpeed ?? cardPrice ?? cardDescription;
  if (facts === undefined && !cardImage && footnote === undefined) return null;
  return (
    <Figure>
      {(facts !== undefined || cardImage) && (
        <Card data-theme={themes[variation]}>
          {cardImage && (
            <Picture
              image={cardImage}
              aspect={16 / 10}
              loading="eager"
              sizes="(min-width: 900px) 36rem, 100vw"
            />
          )}
          {facts !== undefined && (
            <Facts>
              {cardLogo && <Picture image={cardLogo} loading="eager" fill={false} />}
              {cardSpeed !== undefined && <Speed>{cardSpeed}</Speed>}
              {cardPrice !== undefined && <Price>{cardPrice}</Price>}
              {cardDescription !== undefined && <Prose html={cardDescription} />}
            </Facts>
          )}
        </Card>
      )}
      {footnote !== undefined && <Footnote>{footnote}</Footnote>}
    </Figure>
  );
}

const Kicker = styled.p`
  padding: var(--space-1) var(--space-4);
  border-radius: var(--radius-pill);
  background: var(--color-accent-soft);
  font-size: var(--text-small);
  font-weight: 600;
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-6);
`;

const Figure = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
`;

const Card = styled.article`
  border-radius: var(--radius-large);
  background: var(--color-surface);
  color: var(--color-text);
  box-shadow: var(--shadow-float);
  container-type: inline-size;
  overflow: clip;
`;

const Facts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2) var(--space-5);
  align-items: center;
  padding: clamp(var(--space-5), 6cqi, var(--space-10));

  & > picture > img,
  & > img {
    block-size: 4rem;
    margin-block-end: var(--space-2);
  }

  & > div {
    grid-column: 1 / -1;
    margin-block-start: var(--space-3);
  }
`;

const Speed = styled.p`
  font-size: var(--text-lead);
  font-weight: 600;
`;

const Price = styled.p`
  font-family: var(--font-heading);
  font-size: var(--heading-2);
  font-weight: 680;
  line-height: 1.05;
  letter-spacing: -0.03em;
`;

const Footnote = styled.p`
  color: var(--color-text-muted);
  font-size: var(--text-small);
`;
