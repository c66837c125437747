'use client';

import { pushEvent } from '@skein/analytics';
import { atLeast, Container, Heading, RichText, Section } from '@skein/ui';
import { useEffect, useId, useRef, useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { postUrl } from '../form/post-url.ts';
import { idempotencyKeys } from '../post/idempotency-key.ts';
import { CallConfirmation } from './call-confirmation.tsx';
import type { ServedStep } from './call-back.block.ts';
import type { CallSetting } from './call-face.ts';
import { CallProgress } from './call-progress.tsx';
import { CheckStep } from './check-step.tsx';
import { ContactStep } from './contact-step.tsx';
import { DateStep } from './date-step.tsx';
import { SCHEDULE_CALL_PATH } from './engine/call-post.constants.ts';
import { offeredTime } from './engine/call-options.ts';
import { callBegun, callConfirmed, sentBack, stepBack, stepOn, type CallState } from './engine/call-steps.ts';
import { useStepHistory } from './use-step-history.ts';

export interface CallBackProps extends Omit<CallSetting, 'url' | 'keyFor' | 'now' | 'posted'> {
  /**
   * Returns the current time, in ms since 1970. Default: the system clock. A server component cannot pass a function,
   * so it uses the default.
   */
  readonly now?: (() => number) | undefined;
  readonly served?: ServedStep | undefined;
  /** Text of the button that closes the dialog, in the last step. */
  readonly close?: string | undefined;
}

const begun = (served: ServedStep | undefined): CallState =>
  served ? { step: served.step, values: served.values, issues: served.issues } : callBegun;

/** Draws a request for a call in four steps: contact, date, check, confirmation. Going back keeps all input. */
export function CallBack({ served, close, now = Date.now, ...given }: CallBackProps): ReactElement {
  const { face, content } = given;
  const [keyFor] = useState(() => idempotencyKeys());
  const setting: CallSetting = {
    ...given,
    now,
    keyFor,
    posted: served !== undefined,
    url: postUrl(content.postTo ?? SCHEDULE_CALL_PATH, SCHEDULE_CALL_PATH),
  };
  const [state, setState] = useState(() => begun(served));
  const ownId = useId();
  const panel = useRef<HTMLDivElement>(null);
  const shown = useRef(state.step);
  useStepHistory(given.id ?? ownId, state, panel, (step, entered) =>
    setState(({ values }) => ({ step, values: { ...values, ...entered }, issues: [] })),
  );

  useEffect(() => {
    if (shown.current === state.step) return;
    shown.current = state.step;
    // The focus on the heading tells users of screen readers about the new step. If a field is wrong, the field
    // has the focus already. If the visitor has moved the focus elsewhere, it stays there.
    const heading = panel.current?.querySelector<HTMLElement>('h3, h4, h5, h6');
    if (!heading || state.issues.length > 0 || !document.activeElement?.contains(heading)) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    // Scrolls to the top of the new step, because the button of the previous step may be further down.
    const { top = 0 } = panel.current?.getBoundingClientRect() ?? {};
    if (top < 0) panel.current?.scrollIntoView?.({ block: 'start' });
  }, [state]);

  useEffect(() => {
    const dialog = panel.current?.closest('dialog');
    /** Starts over if the visitor closes the dialog after a confirmed request. */
    const closed = () => setState((before) => (before.step === 'confirmation' ? callBegun : before));
    dialog?.addEventListener('close', closed);
    return () => dialog?.removeEventListener('close', closed);
  }, []);

  const on = (values: CallState['values']) => setState(stepOn(face, state, values, now, content.closedDays));
  const { time } = state.values;
  const values =
    time === undefined ? state.values : { ...state.values, time: offeredTime(content.times, time) };
  const step = {
    setting,
    state: { ...state, values },
    // A server's message is only for the step that the server has drawn.
    served: state.step === served?.step && state.values === served.values ? served : undefined,
  };

  return (
    <Section spacing="medium">
      <Container>
        <Columns data-analytics-id={content.analyticsId}>
          {/* After the confirmation, the title and the description are no longer needed. */}
          {state.step !== 'confirmation' && (content.title || content.description) && (
            <Words>
              {content.title && (
                <Heading level={2} size={2} anchor>
                  {content.title}
                </Heading>
              )}
              {content.description && <p>{content.description}</p>}
            </Words>
          )}
          <Panel ref={panel}>
            <CallProgress step={state.step} />
            {state.step === 'contact' && (
              <ContactStep
                {...step}
                onTaken={(values) => {
                  if (face === 'maintenance')
                    pushEvent({
                      event: 'fiber_maintenance',
                      category: 'fiber-maintenance',
                      action: 'click',
                      label: 'contact info confirm',
                    });
                  on(values);
                }}
              />
            )}
            {state.step === 'date' && (
              <DateStep
                {...step}
                onTaken={on}
                onBack={(values) => setState(stepBack({ ...state, values: { ...state.values, ...values } }))}
              />
            )}
            {state.step === 'checkInfo' && (
              <CheckStep
                {...step}
                onBack={() => setState(stepBack(state))}
                onSentBack={(issues) => setState(sentBack(state, issues))}
                onConfirmed={() => setState(callConfirmed(state))}
              />
            )}
            {state.step === 'confirmation' && (
              <CallConfirmation setting={setting} values={values} close={close} />
            )}
          </Panel>
          {content.hints && (
            <Hints>
              {content.hintsTitle && (
                <Heading level={3} size={4}>
                  {content.hintsTitle}
                </Heading>
              )}
              <RichText html={content.hints} />
            </Hints>
          )}
        </Columns>
      </Container>
    </Section>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);
  align-items: start;
  inline-size: 100%;

  ${atLeast('full')} {
    grid-template-columns: minmax(0, 1fr) minmax(0, var(--column-form));
    grid-template-rows: auto 1fr;
    gap: var(--space-8);
  }
`;

/** Places the hints below the form if there is only one column, so that visitors need not scroll past the hints. */
const Hints = styled.div`
  display: grid;
  gap: var(--space-3);
  max-inline-size: 32rem;
  padding-block-start: var(--space-6);
  border-block-start: 1px solid var(--color-line);

  ${atLeast('full')} {
    grid-area: 2 / 1;
  }

  dialog & {
    display: none;
  }
`;

/** Leaves space for the close button of a dialog. */
const Words = styled.div`
  display: grid;
  gap: var(--space-3);

  dialog & {
    padding-inline-end: 3.5rem;
  }
`;

const Panel = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  padding: clamp(1.25rem, 1rem + 1.4vw, 2rem);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-large);
  background: var(--color-surface-raised);
  scroll-margin-block: var(--space-5);

  :is(h3, h4, h5, h6):focus {
    outline: none;
  }

  ${atLeast('full')} {
    &:not(:only-child) {
      grid-area: 1 / 2 / -1;
    }
  }

  dialog & {
    padding: 0;
    border: 0;
    background: none;
  }

  /* Without the words above it, the progress is beside the close button. */
  dialog &:nth-child(1 of :not(style)) > :nth-child(1 of :not(style)) {
    padding-inline-end: 3.5rem;
  }
`;
