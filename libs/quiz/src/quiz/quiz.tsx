'use client';

import { withDefaults } from '@skein/cms-client';
import { Container, Heading, ModuleOutline, Section, useWords, type HeadingLevel } from '@skein/ui';
import { Activity, useMemo, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { progress, quizQuery, resultStep, wantsAnswer } from '../engine/quiz-address.ts';
import { useQuiz, type QuizKeeping } from '../state/use-quiz.ts';
import { Intro } from './intro.tsx';
import { Progress } from './progress.tsx';
import { QuestionForm } from './question-form.tsx';
import type { QuizParts } from './quiz-parts.ts';
import { quizWords } from './quiz-words.ts';
import { QUIZ_ANCHOR } from './quiz.constants.ts';
import { Result } from './result.tsx';
import { Step } from './step.tsx';
import type { QuizContent } from './quiz.block.ts';
import { quizDefaults } from './quiz.defaults.ts';

export interface QuizProps extends QuizContent {
  /** The query of the page, for a server. In a browser, the query of `location` replaces it. */
  readonly query?: string | undefined;
  /** `address`, the default, keeps the state of the quiz in the page's URL. `memory` leaves the URL to other blocks. */
  readonly keepIn?: QuizKeeping | undefined;
}

/** Asks a few questions and shows the plan that fits. The quiz depends only on its content and the URL. */
export function Quiz(given: QuizProps): ReactElement {
  const props = useMemo(() => withDefaults(given, quizDefaults), [given]);
  const { title, steps, tiers, isModule, isPageTitle, query = '', keepIn = 'address' } = props;
  const say = useWords();
  const words = useMemo(() => quizWords(props, say), [props, say]);
  const state = useQuiz(steps, query, keepIn);
  const { address, shown, moved, go } = state;
  const level: HeadingLevel = isPageTitle ? 1 : 2;
  const { answers } = address;
  const asksInVain = wantsAnswer(steps, address);
  const parts = useMemo<QuizParts>(
    () => ({
      steps,
      answers,
      asksInVain,
      words,
      say,
      level: level === 1 ? 2 : 3,
      go,
      href: (to) => `${quizQuery(steps, to) || '?'}#${QUIZ_ANCHOR}`,
      follow(event, to) {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return;
        event.preventDefault();
        go(to);
      },
    }),
    [steps, answers, asksInVain, words, say, level, go],
  );
  const last = resultStep(steps);
  const said = { step: String(shown), of: String(steps.length) };
  const label =
    shown === last ? words.done : words.progress.replace(/\{(step|of)\}/g, (_, name: 'step') => said[name]);
  // While these values are the same, React does not draw the prepared steps again.
  const drawn = useMemo(
    () => [
      <Intro key="intro" {...props} parts={parts} />,
      ...steps.map((step, index) => (
        <QuestionForm key={step.variation} parts={parts} step={step} at={index + 1} />
      )),
      <Result key="result" parts={parts} tiers={tiers} />,
    ],
    [props, steps, tiers, parts],
  );
  const block = (
    <Section spacing={isModule || shown > 0 ? 'small' : 'medium'} id={QUIZ_ANCHOR}>
      <Container>
        <Stage data-quiz={shown} data-analytics-id={props.analyticsId} $page={isPageTitle}>
          {shown > 0 && (
            <Top>
              <Heading level={level} size={4} anchor={false}>
                {title}
              </Heading>
              <Progress name={words.progressName} label={label} percent={progress(steps, shown)} />
            </Top>
          )}
          {[shown - 1, shown, shown + 1]
            .filter((at) => at >= 0 && at <= last)
            .map((at) => (
              // Draws the previous and the next step early, while the browser is idle.
              <Activity key={at} mode={at === shown ? 'visible' : 'hidden'}>
                <Step at={at} moved={moved}>
                  {drawn[at]}
                </Step>
              </Activity>
            ))}
        </Stage>
      </Container>
    </Section>
  );
  return isModule ? <ModuleOutline>{block}</ModuleOutline> : block;
}

/** If the quiz is the whole page, keeps the footer below the screen, even if a question is short. */
const Stage = styled.div<{ $page: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(var(--space-8), 4cqi, var(--space-12));
  align-content: start;
  min-block-size: ${({ $page }) => ($page ? 'calc(100svh - var(--header-height) - 6rem)' : '0')};

  &[data-quiz='0'] {
    align-content: center;
  }
`;

const Top = styled.div`
  display: grid;
  gap: var(--space-3);
`;
