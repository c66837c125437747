'use client';

import {
  Button,
  ButtonLink,
  Glyph,
  ServedDialog,
  Stack,
  obeyCommand,
  opensDialog,
  useHydrated,
} from '@skein/ui';
import { useId, type ReactElement } from 'react';
import { addressQuery } from '../address/finder-address.ts';
import { controlTexts } from '../texts/finder.texts.ts';
import { useFinder } from './finder-context.ts';
import { shareGlyph } from './icons.ts';
import { shareLinks } from './share-links.ts';

export type ShareProps = {
  readonly label: string;
  /** Origin of the site, for a page that a server draws. The browser uses the page's own origin. */
  readonly origin?: string | undefined;
};

/** Draws a button that shows links to share the URL of the current view. */
export function Share({ label, origin = '' }: ShareProps): ReactElement {
  const { address, path, say } = useFinder();
  const hydrated = useHydrated();
  const id = useId();
  const url = (hydrated ? location.origin : origin) + path + addressQuery(address);
  return (
    <>
      <Button
        variant="outline"
        iconStart={<Glyph path={shareGlyph} size={20} />}
        aria-haspopup="dialog"
        {...opensDialog(id)}
        onClick={obeyCommand}
      >
        {label}
      </Button>
      <ServedDialog id={id} title={say(controlTexts.shareTitle)} size="small">
        <Stack gap={3}>
          {shareLinks(url, say).map(({ name, href }) => (
            <ButtonLink key={name} href={href} variant="secondary" wide external={name !== 'email'}>
              {name === 'email' ? say(controlTexts.email) : name}
            </ButtonLink>
          ))}
        </Stack>
      </ServedDialog>
    </>
  );
}
