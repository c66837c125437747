'use client';

import { Button, ButtonLink, Glyph, Heading, Prose, useHydrated, warningGlyph } from '@skein/ui';
import { useId, type FormEvent, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { answerTo, count, isAnswered, picked, withAnswer, type Answer } from '../engine/answers.ts';
import { kindOf, type QuestionKind } from '../engine/questions.ts';
import { stepName, STEP_PARAM } from '../engine/quiz-address.ts';
import type { QuizStepProps } from './quiz-step.content.ts';
import { Counter } from './counter.tsx';
import { backGlyph, onGlyph } from './glyphs.ts';
import { Options } from './options.tsx';
import type { QuizParts } from './quiz-parts.ts';
import { QUIZ_ANCHOR } from './quiz.constants.ts';

export interface QuestionFormProps {
  readonly parts: QuizParts;
  readonly step: QuizStepProps;
  /** Number of the question, from 1. */
  readonly at: number;
}

const missing = { counter: 'counter', yesNo: 'one', choice: 'one', many: 'many' } as const satisfies Record<
  QuestionKind,
  string
>;

/** Draws one question as a form. The form leads to the next step and sends all other answers, too. */
export function QuestionForm({ parts, step, at }: QuestionFormProps): ReactElement {
  const { steps, answers, asksInVain, words, level, go, href, follow } = parts;
  const id = useId();
  const hydrated = useHydrated();
  const answer = answerTo(answers, step);
  const answered = isAnswered(answers, step);
  const isLast = at === steps.length;
  const say = (given: Answer) => go({ answers: withAnswer(answers, step, given), step: at });
  const back = { answers, step: at - 1 };
  const text = words[missing[kindOf(step)]];
  const titleId = `${id}-title`;
  const missingId = `${id}-missing`;
  const describedBy =
    [step.description !== undefined && `${id}-words`, !answered && missingId].filter(Boolean).join(' ') ||
    undefined;

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    if (answered) go({ answers, step: at + 1 });
  }

  return (
    <Form method="get" action={`#${QUIZ_ANCHOR}`} onSubmit={handleSubmit}>
      {steps.map((other) => {
        const kept = other === step ? [] : answerTo(answers, other);
        return (
          kept.length > 0 && (
            <input key={other.variation} type="hidden" name={other.variation} value={kept.join(',')} />
          )
        );
      })}
      <fieldset>
        <legend>
          <Heading level={level} size={2} id={titleId} tabIndex={-1}>
            {step.title}
          </Heading>
        </legend>
        {step.description !== undefined && <Prose id={`${id}-words`} html={step.description} size="lead" />}
        {kindOf(step) === 'counter' ? (
          <>
            <Enter name={STEP_PARAM} value={stepName(steps, at + 1)} disabled={hydrated && !answered} />
            <Counter
              name={step.variation}
              people={count(answer[0])}
              labelledBy={titleId}
              describedBy={describedBy}
              words={words}
              onCount={(people) => say(people > 0 ? [String(people)] : [])}
            />
          </>
        ) : (
          <Options
            step={step}
            chosen={answer}
            describedBy={describedBy}
            onPick={(key) => say(picked(step, answer, key))}
          />
        )}
      </fieldset>
      <Actions data-print="none">
        <Button
          type="submit"
          size="large"
          name={STEP_PARAM}
          value={stepName(steps, at + 1)}
          disabled={hydrated && !answered}
          aria-describedby={answered ? undefined : missingId}
          iconEnd={<Glyph path={onGlyph} />}
        >
          {isLast ? words.submitCta : words.nextCta}
        </Button>
        {at > 1 && (
          <ButtonLink
            variant="outline"
            size="large"
            href={href(back)}
            iconStart={<Glyph path={backGlyph} />}
            onClick={(event) => follow(event, back)}
          >
            {words.backCta}
          </ButtonLink>
        )}
        {!answered && (
          <Missing id={missingId} data-wanted={asksInVain || undefined}>
            {asksInVain && <Glyph path={warningGlyph} size={20} />}
            {text}
          </Missing>
        )}
      </Actions>
    </Form>
  );
}

/** A hidden first button for the Enter key. Without it, Enter would press one of the counter's buttons. */
function Enter(props: {
  readonly name: string;
  readonly value: string;
  readonly disabled: boolean;
}): ReactElement {
  return <Unseen type="submit" tabIndex={-1} aria-hidden="true" {...props} />;
}

const Unseen = styled.button`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  padding: 0;
  border: 0;
  overflow: hidden;
  clip-path: inset(50%);
`;

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-8);

  & > fieldset {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-6);
  }

  & legend {
    margin-block-end: var(--space-2);
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3) var(--space-4);
  align-items: center;
`;

const Missing = styled.p`
  display: flex;
  gap: var(--space-2);
  align-items: center;
  color: var(--color-text-muted);
  font-size: var(--text-small);

  &[data-wanted] {
    color: var(--color-danger);
    font-weight: 600;
  }
`;
