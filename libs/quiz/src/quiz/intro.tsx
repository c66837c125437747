'use client';

import { Button, Glyph, Heading, Picture, Prose, SideBySide, TextColumn } from '@skein/ui';
import type { FormEvent, ReactElement } from 'react';
import { STEP_PARAM } from '../engine/quiz-address.ts';
import type { QuizContent } from './quiz.block.ts';
import { onGlyph } from './glyphs.ts';
import type { QuizParts } from './quiz-parts.ts';
import { QUIZ_ANCHOR } from './quiz.constants.ts';

export interface IntroProps extends Pick<QuizContent, 'title' | 'description' | 'image' | 'isPageTitle'> {
  readonly parts: QuizParts;
}

/** Introduces the quiz, with a start button if there are questions. */
export function Intro({ parts, title, description, image, isPageTitle = false }: IntroProps): ReactElement {
  const { steps, words, go } = parts;
  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    go({ answers: {}, step: 1 });
  }
  const column = (
    <TextColumn gap={6}>
      <Heading level={isPageTitle ? 1 : 2} size={isPageTitle ? 1 : 2} tabIndex={-1} anchor>
        {title}
      </Heading>
      {description !== undefined && <Prose html={description} size="lead" />}
      {steps.length > 0 && (
        <form method="get" action={`#${QUIZ_ANCHOR}`} onSubmit={handleSubmit}>
          <Button type="submit" size="large" name={STEP_PARAM} value={1} iconEnd={<Glyph path={onGlyph} />}>
            {words.startCta}
          </Button>
        </form>
      )}
    </TextColumn>
  );
  if (!image) return column;
  return (
    <SideBySide shares={[1, 1.1]} align="center">
      {column}
      <Picture image={image} rounded="large" priority={isPageTitle} sizes="(min-width: 900px) 40rem, 100vw" />
    </SideBySide>
  );
}
