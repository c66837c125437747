'use client';

import { actionAttributes, type LinkTarget } from '@skein/cms-client';
import { ButtonLink, Glyph, TextLink, closeGlyph, routeTo, useHydrated, useRoutes } from '@skein/ui';
import { useId, useState, type ReactElement } from 'react';
import type { Apartment } from '../data/read-apartments.ts';
import { controlTexts } from '../texts/finder.texts.ts';
import { buildingAddress } from './building-address.ts';
import { Body, Close, Links, Panel, Place, Statement, Title } from './detail.styles.ts';
import { Failure } from './failure.tsx';
import { useFinder } from './finder-context.ts';
import type { FinderWords } from './finder-words.ts';
import { Share } from './share.tsx';
import { Status } from './status.tsx';
import { useDetailDialog } from './use-detail-dialog.ts';

export type DetailProps = {
  readonly apartment: Apartment;
  readonly words: FinderWords;
  readonly signUp: LinkTarget;
  readonly updates: LinkTarget;
  readonly origin?: string | undefined;
};

/** Shows whether a building has fiber, and what to do next. Covers the list, or on a small screen the page. */
export function Detail(props: DetailProps): ReactElement {
  const { apartment, words } = props;
  const { id, name, street, place, ready } = apartment;
  const { act, city, failed, follow, href, say } = useFinder();
  const titleId = useId();
  // Details drawn by the server are open without script. Later details open by script, and take the focus.
  const hydrated = useHydrated();
  const [served] = useState(!hydrated);
  const dialog = useDetailDialog(id);
  const target = ready ? props.signUp : props.updates;
  const address = buildingAddress(apartment);
  const action =
    target.action === 'open-address-check' && address && actionAttributes(target.action, { address });
  const close = { type: 'close' } as const;
  const routes = useRoutes();
  const website = routeTo(routes.city, city.id);
  const contact = routeTo(routes.citySupport, city.id);
  return (
    <Panel
      ref={dialog}
      open={served}
      aria-labelledby={titleId}
      data-building=""
      data-theme="paper"
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        act(close);
      }}
      onClose={(event) => {
        if (event.target === event.currentTarget && !event.currentTarget.open) act(close);
      }}
      onKeyDown={(event) => {
        // Escape in an inner dialog closes only the inner dialog.
        if (event.key === 'Escape' && (event.target as Element).closest('dialog') === dialog.current)
          act(close);
      }}
    >
      <Body>
        <Close>
          <a
            href={href(close)}
            data-close=""
            aria-label={say(controlTexts.close)}
            onClick={(event) => follow(event, close)}
          >
            <Glyph path={closeGlyph} size={22} />
          </a>
        </Close>
        {failed && <Failure />}
        <Status ready={ready} words={words} />
        <Title id={titleId}>{name}</Title>
        <Place>
          {street}
          {street !== '' && <br />}
          {place}
        </Place>
        <Statement data-ready={ready ? '' : undefined}>
          <p>
            <strong>{ready ? words.availableTitle : words.comingTitle}</strong>{' '}
            {ready ? words.availableText : words.comingText}
          </p>
          <p>{ready ? words.availableNext : words.comingNext}</p>
          <ButtonLink href={target.href} data-action={target.action} {...action} wide>
            {ready ? words.availableButton : words.comingButton}
          </ButtonLink>
        </Statement>
        <Share label={words.share} origin={props.origin} />
        <Links>
          {website && <TextLink href={website}>{words.website}</TextLink>}
          {contact && <TextLink href={contact}>{words.contact}</TextLink>}
        </Links>
      </Body>
    </Panel>
  );
}
