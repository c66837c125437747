import { Button, useWords } from '@skein/ui';
import { useEffect, useRef, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { texts } from './state/texts.ts';
import type { Publishing } from './use-publishing.ts';

export interface PublishFooterProps extends Pick<Publishing, 'state' | 'setState' | 'publish' | 'discard'> {
  /** The ids that are published. */
  readonly going: readonly string[];
  /** The ids that “Discard all” discards. */
  readonly all: readonly string[];
  readonly canPublish: boolean;
  readonly onClose: () => void;
}

/**
 * The buttons of the publish dialog. If the pressed button disappears or is disabled during the work, the safe one
 * gets focus.
 */
export function PublishFooter(props: PublishFooterProps): ReactElement {
  const { state, setState, publish, discard, going, all, canPublish, onClose } = props;
  const say = useWords();
  const cancel = useRef<HTMLButtonElement>(null);
  const isBusy = state === 'works';
  useEffect(() => {
    if (!isBusy && document.activeElement === document.body) cancel.current?.focus();
  }, [isBusy]);
  const counted = (words: string, { length }: readonly string[]) =>
    length > 0 ? `${words} (${length})` : words;
  if (typeof state === 'object')
    return (
      <Ends>
        <Button size="small" autoFocus onClick={onClose}>
          {say(texts.close)}
        </Button>
      </Ends>
    );
  if (state === 'doubts')
    return (
      <Ends>
        <Button variant="quiet" size="small" autoFocus onClick={() => setState('asks')}>
          {say(texts.cancel)}
        </Button>
        <Button
          size="small"
          color="var(--color-danger)"
          textColor="var(--color-surface)"
          onClick={() => void discard(all)}
        >
          {counted(say(texts.discardThem), all)}
        </Button>
      </Ends>
    );
  return (
    <Ends>
      {all.length > 0 && (
        <AtStart>
          <Button variant="quiet" size="small" disabled={isBusy} onClick={() => setState('doubts')}>
            {say(texts.discardAll)}
          </Button>
        </AtStart>
      )}
      <Button ref={cancel} variant="quiet" size="small" disabled={isBusy} onClick={onClose}>
        {say(texts.cancel)}
      </Button>
      <Button size="small" disabled={isBusy || !canPublish} onClick={() => void publish(going)}>
        {counted(say(texts.publish), going)}
      </Button>
    </Ends>
  );
}

const Ends = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  gap: var(--space-3);
  justify-content: end;
`;

const AtStart = styled.div`
  margin-inline: calc(-1 * var(--space-4)) auto;
`;
