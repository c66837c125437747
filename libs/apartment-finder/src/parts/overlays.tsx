'use client';

import { Spinner, Stack, type CallToActionProps } from '@skein/ui';
import type { ReactElement } from 'react';
import type { FinderNeighborhood } from '../city/finder-city.ts';
import { controlTexts } from '../texts/finder.texts.ts';
import type { Overlay as Open, Panel } from '../state/finder-state.ts';
import type { FinderView } from '../view/finder-view.ts';
import { ApartmentList } from './apartment-list.tsx';
import { Failure } from './failure.tsx';
import { useFinder } from './finder-context.ts';
import type { FinderWords } from './finder-words.ts';
import { Neighborhoods } from './neighborhoods.tsx';
import { Overlay } from './overlay.tsx';
import { SearchForm } from './search-form.tsx';

export type OverlaysProps = {
  readonly open: Open;
  /** The panel that the overlay covers: the map or the list. */
  readonly panel: Panel;
  readonly view: FinderView | undefined;
  readonly choices: readonly FinderNeighborhood[];
  readonly words: FinderWords;
  readonly helpLink?: CallToActionProps | undefined;
};

/** Draws an overlay on a phone: the search with the results, or the neighborhoods. */
export function Overlays(props: OverlaysProps): ReactElement | null {
  const { open, panel, view, choices, words, helpLink } = props;
  const { act, failed, say } = useFinder();
  const close = () => act({ type: 'open', overlay: 'none' });
  const backLabel = say(panel === 'map' ? controlTexts.backToMap : controlTexts.backToList);
  switch (open) {
    case 'none':
      return null;
    case 'search':
      return (
        <Overlay
          title={say(controlTexts.searchLabel)}
          backLabel={backLabel}
          onClose={close}
          bar={<SearchForm />}
        >
          <Stack gap={5}>
            {failed && <Failure />}
            {view ? (
              <ApartmentList view={view} words={words} helpLink={helpLink} titleHidden />
            ) : (
              !failed && <Spinner label={say(controlTexts.loading)} />
            )}
          </Stack>
        </Overlay>
      );
    case 'neighborhoods':
      return (
        <Overlay title={say(controlTexts.neighborhood)} backLabel={backLabel} onClose={close}>
          <Neighborhoods choices={choices} onChosen={close} />
        </Overlay>
      );
  }
}
