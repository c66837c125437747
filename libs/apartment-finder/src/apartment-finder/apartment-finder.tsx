'use client';

import { NO_PAGE, type LinkTarget } from '@skein/cms-client';
import {
  routeTo,
  Spinner,
  useHydrated,
  useLanguageTag,
  useWords,
  useRoutes,
  type CallToActionProps,
} from '@skein/ui';
import { useMemo, type ReactElement } from 'react';
import { addressQuery } from '../address/finder-address.ts';
import type { Apartment } from '../data/read-apartments.ts';
import { controlTexts } from '../texts/finder.texts.ts';
import { ApartmentList } from '../parts/apartment-list.tsx';
import { Chooser } from '../parts/chooser.tsx';
import { Detail } from '../parts/detail.tsx';
import { Failure } from '../parts/failure.tsx';
import { FinderProvider, type FinderParts } from '../parts/finder-context.ts';
import { FinderHeader } from '../parts/finder-header.tsx';
import { finderWords } from '../parts/finder-words.ts';
import { MapPanel } from '../parts/map-panel.tsx';
import { Overlays } from '../parts/overlays.tsx';
import { PanelToggle } from '../parts/panel-toggle.tsx';
import { SearchForm } from '../parts/search-form.tsx';
import type { MapSettings } from '../parts/use-map.ts';
import { reduce } from '../state/finder-state.ts';
import { useAtTop } from '../state/use-at-top.ts';
import { useIsUsed } from '../state/use-is-used.ts';
import { useFinderData } from '../state/use-finder-data.ts';
import { useFinderState } from '../state/use-finder-state.ts';
import { finderView } from '../view/finder-view.ts';
import type { ServedFinder } from '../view/serve-finder.ts';
import { servedViewAt } from '../view/served-view-at.ts';
import type { ApartmentFinderContent } from './apartment-finder.block.ts';
import { Bar, Body, Column, Finder, Results, Tools } from './apartment-finder.styles.ts';

export interface ApartmentFinderProps extends ApartmentFinderContent {
  readonly served?: ServedFinder | undefined;
  /** The host's settings for the map. */
  readonly map?: MapSettings | undefined;
}

const NONE: readonly Apartment[] = [];

/** Finds buildings of a city, and keeps the search in the URL of the page. */
export function ApartmentFinder(props: ApartmentFinderProps): ReactElement {
  const { city, served, isPageTitle = true } = props;
  const tag = useLanguageTag();
  const say = useWords();
  const words = finderWords(props, say);
  const { state, act } = useFinderState(city, served?.address);
  const { address, typed, panel, overlay } = state;
  const drawn = served?.view;
  const servedView = useMemo(() => drawn && servedViewAt(drawn, address), [drawn, address]);
  const { isUsed, ...signsOfUse } = useIsUsed();
  const { state: loaded, retry } = useFinderData(
    city,
    isUsed || !servedView || servedView.address.apartment !== address.apartment,
  );
  const atTop = useAtTop();
  // Only script makes the list inert: without script, a visitor could not close the details over the list.
  const hydrated = useHydrated();
  const { apartments, addressCheck } = useRoutes();
  const path = routeTo(apartments, city.id) ?? '';

  const data = loaded.status === 'ready' ? loaded.data : undefined;
  const failed = loaded.status === 'failed';
  const view = useMemo(() => (data ? finderView(data, address) : servedView), [data, address, servedView]);
  const { neighborhood, search } = address;
  const list = useMemo(() => data?.found(neighborhood, search) ?? NONE, [data, neighborhood, search]);

  const parts: FinderParts = {
    city,
    say,
    tag,
    path,
    address,
    typed,
    act,
    failed,
    retry,
    href: (action) => path + addressQuery(reduce(state, action).address),
    follow(event, action) {
      const elsewhere =
        event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
      // Before the buildings are loaded, the finder shows only parts of the served page. The server has the others.
      const isServers = !data && drawn && !servedViewAt(drawn, reduce(state, action).address);
      if (elsewhere || failed || isServers) return;
      event.preventDefault();
      act(action);
    },
  };
  const check: LinkTarget = { href: addressCheck ?? NO_PAGE, action: 'open-address-check' };
  const helpLink: CallToActionProps | undefined = props.helpLink && {
    ...props.helpLink,
    modal: undefined,
  };
  const choices = view?.choices ?? served?.view?.choices ?? [];

  return (
    <FinderProvider value={parts}>
      <Finder
        className={atTop ? 'top' : undefined}
        data-analytics-id={props.analyticsId}
        data-finder={loaded.status}
        data-theme="paper"
        {...signsOfUse}
      >
        <FinderHeader title={words.title} isPageTitle={isPageTitle} />
        <Body data-panel={panel}>
          <Bar data-print="none">
            <SearchForm opens />
          </Bar>
          <Tools data-print="none">
            <Chooser choices={choices} />
            <PanelToggle panel={panel} />
          </Tools>
          <Column>
            <Results inert={hydrated && view?.selected !== undefined}>
              {failed && <Failure />}
              {view ? (
                <ApartmentList view={view} words={words} helpLink={helpLink} />
              ) : (
                !failed && <Spinner size={40} label={say(controlTexts.loading)} />
              )}
            </Results>
            {view?.selected && (
              <Detail
                apartment={view.selected}
                words={words}
                signUp={props.signUpLink ?? check}
                updates={props.updatesLink ?? check}
                origin={served?.origin}
              />
            )}
          </Column>
          <MapPanel view={view} list={list} still={served?.still} words={words} settings={props.map} />
        </Body>
        <Overlays {...{ open: overlay, panel, view, choices, words, helpLink }} />
      </Finder>
    </FinderProvider>
  );
}
