'use client';

import { GAVE_UP } from '@skein/cms-client';
import { Alert, Button, Card, Heading, useWords } from '@skein/ui';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { liveChatControl, type LiveChatControl, type LiveChatState } from './live-chat-control.ts';
import { liveChatTexts } from './live-chat.texts.ts';

export interface LiveChatProps {
  /** Number of the operator's license for the vendor's chat. */
  readonly licence: string;
  /** Creates the chat. Default: the vendor's chat. */
  readonly control?: typeof liveChatControl;
}

const BUTTONS = { offered: 'start', opening: 'start', open: 'show', failed: 'again' } as const;

/** Offers the vendor's chat and shows its state. Loads nothing from the vendor before the visitor agrees. */
export function LiveChat({ licence, control = liveChatControl }: LiveChatProps): ReactElement {
  const say = useWords();
  const [state, setState] = useState<LiveChatState>('offered');
  const chat = useRef<LiveChatControl>(undefined);

  useEffect(() => {
    chat.current = control(licence, setState);
    return () => chat.current?.end();
  }, [licence, control]);

  return (
    <ScriptOnly>
      <Card look="raised" padding="large">
        <Rows>
          <Heading level={2} size={4}>
            {say(liveChatTexts.title)}
          </Heading>
          <p>{say(liveChatTexts.text)}</p>
          <div role="status">
            {state === 'open' && (
              <Alert tone="positive" role="none">
                {say(liveChatTexts.open)}
              </Alert>
            )}
            {state === 'failed' && (
              <Alert tone="warning" role="none">
                {say(liveChatTexts.failed)}
              </Alert>
            )}
          </div>
          <Button
            variant={state === 'offered' || state === 'opening' ? 'primary' : 'outline'}
            busy={state === 'opening'}
            busyLabel={say(liveChatTexts.opening)}
            onClick={() => chat.current?.open()}
          >
            {say(liveChatTexts[BUTTONS[state]])}
          </Button>
        </Rows>
      </Card>
    </ScriptOnly>
  );
}

const ScriptOnly = styled.div`
  margin-block-end: var(--space-6);

  @media (scripting: none) {
    display: none;
  }

  &${GAVE_UP} {
    display: none;
  }
`;

const Rows = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-4);

  & > p {
    margin: 0;
    color: var(--color-text-muted);
    line-height: 1.5;
  }

  & > [role='status']:empty {
    position: absolute;
  }
`;
