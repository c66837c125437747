import { isVariationOn, type Experiments } from '@skein/analytics';
import { startCarousel, type CarouselListeners, type Stop } from '../engine/carousel.ts';
import { OPTIONS_ATTRIBUTE } from '../engine/options.ts';
import { nearest } from '../engine/position.ts';
import { firstItem } from './first-item.ts';

/** Attributes of an item's element that name the visitors who see the item first. */
export const MARKS = {
  city: 'data-city',
  utmMedium: 'data-utm-medium',
  variation: 'data-variation-only',
} as const;

function isInVariation(root: HTMLElement, experiments: Experiments): boolean {
  const named = JSON.parse(root.dataset['flags'] ?? '[]') as (readonly [string, string])[];
  return named.some(([key, variation]) => isVariationOn(experiments, key, variation));
}

/**
 * Returns the item in view if the visitor has paused the hero, or if the hero no longer shows its first item.
 * Otherwise returns undefined.
 */
function keptItem(root: HTMLElement, slides: readonly HTMLElement[], at: number): HTMLElement | undefined {
  const { began, wanted } = root.dataset;
  const shown = slides.filter(({ hidden }) => !hidden);
  const places = shown.map(({ offsetLeft }) => offsetLeft);
  const front = shown[nearest(places, at)];
  const hasLeft = began !== undefined && front !== slides[Number(began)];
  return wanted === 'false' || hasLeft ? front : undefined;
}

/**
 * Starts a hero with several items. The item for this visitor comes first. Items for a variation stay hidden from other
 * visitors. On a restart, a hero that already shows another item keeps that item.
 * @param experiments the visitor's experiments; empty until portal data arrive
 */
export function startPrimaryHero(
  root: HTMLElement,
  listeners: CarouselListeners = {},
  experiments: Experiments = {},
): Stop {
  const slides = [...root.querySelectorAll<HTMLElement>('[data-slide]')];
  const inVariation = isInVariation(root, experiments);
  const audiences = slides.map((slide) => ({
    city: slide.getAttribute(MARKS.city) ?? '',
    utmMedium: slide.getAttribute(MARKS.utmMedium) ?? '',
    onlyInVariation: slide.hasAttribute(MARKS.variation),
  }));
  const track = root.querySelector<HTMLElement>('[data-track]');
  const kept = keptItem(root, slides, track?.scrollLeft ?? 0);
  slides.forEach((slide, at) => (slide.hidden = audiences[at]?.onlyInVariation === true && !inVariation));
  const first = kept ?? slides[firstItem(audiences, { search: location.search, inVariation })];
  // The carousel begins at the scroll position of its track.
  if (track && first) track.scrollLeft = first.offsetLeft;
  root.dataset['began'] = String(first ? slides.indexOf(first) : 0);
  return startCarousel(root, listeners);
}

export interface PrimaryHeroes {
  /**
   * Gives the heroes the visitor's experiments. If the visitor is in the variation of one of the heroes, all heroes
   * start again.
   */
  know(experiments: Experiments): void;
  stop(): void;
}

/** Runs `startPrimaryHero` on every primary hero within an element, on pages without React. */
export function enhancePrimaryHeroes(root: Element): PrimaryHeroes {
  const heroes = [...root.querySelectorAll<HTMLElement>(`[${OPTIONS_ATTRIBUTE}]`)];
  let stops = heroes.map((hero) => startPrimaryHero(hero));
  const stop = () => stops.forEach((end) => end());
  return {
    know(experiments) {
      if (!heroes.some((hero) => isInVariation(hero, experiments))) return;
      stop();
      stops = heroes.map((hero) => startPrimaryHero(hero, {}, experiments));
    },
    stop,
  };
}
