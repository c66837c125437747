'use client';

import { Button, Glyph, obeyCommand, opensDialog, Picture, ServedDialog } from '@skein/ui';
import { useId } from 'react';
import { styled } from 'styled-components';
import type { WifiRouterProps } from './wifi-router.content.ts';

export interface RouterHelpProps {
  readonly routers: readonly WifiRouterProps[];
  /** Text of the button, and title of the dialog. */
  readonly text: string;
}

const QUESTION =
  'M3.3 12a8.7 8.7 0 1 0 17.4 0 8.7 8.7 0 1 0-17.4 0M9.6 9.8a2.5 2.5 0 1 1 3.4 2.3c-.7.3-1 .8-1 1.6M12 16.6v.05';

/** A button that opens pictures of the routers in a dialog. Renders nothing if no router has a picture. */
export function RouterHelp({ routers, text }: RouterHelpProps) {
  const id = useId();
  const shown = routers.flatMap(({ image, ...router }) => (image ? [{ ...router, image }] : []));
  if (shown.length === 0) return null;
  return (
    <div>
      <Button
        variant="quiet"
        size="small"
        aria-haspopup="dialog"
        iconStart={<Glyph path={QUESTION} size="1.2em" />}
        {...opensDialog(id)}
        onClick={obeyCommand}
      >
        {text}
      </Button>
      <ServedDialog id={id} title={text} size="medium">
        <Routers role="list">
          {shown.map(({ generation, routerName, image }) => (
            <li key={generation}>
              <Picture image={image} rounded="medium" sizes="(min-width: 40rem) 18rem, 90vw" />
              <p>
                <strong>{routerName}</strong>
                <span>{`Wi-\u2060Fi ${generation}`}</span>
              </p>
            </li>
          ))}
        </Routers>
      </ServedDialog>
    </div>
  );
}

const Routers = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(14rem, 100%), 1fr));
  gap: var(--space-6) var(--space-5);
  margin: 0;
  padding: 0;
  list-style: none;

  p {
    display: grid;
    margin: var(--space-2) 0 0;
  }

  span {
    color: var(--color-text-muted);
    font-size: var(--text-small);
  }
`;
