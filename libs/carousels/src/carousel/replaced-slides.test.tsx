import { act, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, it, vi } from 'vitest';
import { Accolades } from '../accolades/accolades.tsx';
import { GamingStories } from '../carousel-block/gaming-stories/gaming-stories.tsx';
import { TimedList } from '../carousel-block/timed-list/timed-list.tsx';
import { standInForBrowser } from '../engine/carousel.test-support.ts';
import { HeroCarousel } from '../hero-carousel/hero-carousel.tsx';
import { PrimaryHero } from '../primary-hero/primary-hero.tsx';
import { Carousel } from './carousel.tsx';

standInForBrowser();
beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));

const itemsOf = (ids: string) => [...ids].map((id) => ({ id, title: id }));

it.each<[string, (ids: string) => ReactElement]>([
  ['Carousel', (ids) => <Carousel label="Places" slides={[...ids].map((key) => ({ key, content: key }))} />],
  ['Accolades', (ids) => <Accolades items={itemsOf(ids)} />],
  ['HeroCarousel', (ids) => <HeroCarousel slides={itemsOf(ids)} />],
  ['PrimaryHero', (ids) => <PrimaryHero items={itemsOf(ids)} />],
  ['TimedList', (ids) => <TimedList items={itemsOf(ids)} />],
  ['GamingStories', (ids) => <GamingStories items={itemsOf(ids)} />],
])('%s starts again with other slides, also if their number stays', (_, draw) => {
  const starts = vi.spyOn(globalThis, 'ResizeObserver');
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const show = (ids: string) => act(() => root.render(draw(ids)));
  show('abc');
  expect(starts).toHaveBeenCalledTimes(1);
  show('abc');
  expect(starts).toHaveBeenCalledTimes(1);
  show('xyz');
  expect(starts).toHaveBeenCalledTimes(2);
  act(() => root.unmount());
});
