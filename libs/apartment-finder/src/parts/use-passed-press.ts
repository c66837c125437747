'use client';

import type { MapView } from '@skein/map';
import { useEffect, useRef, type MouseEvent, type RefObject } from 'react';

/** Largest distance, in px, between a visitor's press on the still picture and the pin that counts as pressed. */
const REACH_PX = 28;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Returns the pin or the group of pins that is nearest to a point in the window, within `REACH_PX`. */
function pinAt(canvas: Element, { x, y }: Point): HTMLElement | undefined {
  const [nearest] = [...canvas.querySelectorAll<HTMLElement>('[data-map=pin], [data-map=cluster]')]
    .map((pin) => {
      const { left, right, top, bottom } = pin.getBoundingClientRect();
      return {
        pin,
        distance: Math.hypot(Math.max(left - x, x - right, 0), Math.max(top - y, y - bottom, 0)),
      };
    })
    .toSorted((one, other) => one.distance - other.distance);
  return nearest && nearest.distance <= REACH_PX ? nearest.pin : undefined;
}

/**
 * Repeats a visitor's press on the still picture as soon as the map has pins: focuses the map, and presses the pin at
 * the same point. Returns the function that records the press.
 */
export function usePassedPress(
  element: RefObject<HTMLElement | null>,
  map: MapView | undefined,
  pins: readonly unknown[],
): (press: MouseEvent) => void {
  const pressed = useRef<{ readonly at: Point | undefined }>(undefined);
  useEffect(() => {
    const canvas = element.current;
    if (!map || !canvas || !pressed.current || pins.length === 0) return;
    const { at } = pressed.current;
    pressed.current = undefined;
    const { left, top } = canvas.getBoundingClientRect();
    const pin = at && pinAt(canvas, { x: left + at.x, y: top + at.y });
    // The pressed button has disappeared with the focus. A visitor who has moved on keeps the focus elsewhere.
    if (document.activeElement === document.body)
      (pin ?? canvas.querySelector<HTMLElement>('[tabindex="0"]'))?.focus({ preventScroll: true });
    pin?.click();
  }, [element, map, pins]);
  return ({ clientX, clientY, currentTarget, target }) => {
    const { left = 0, top = 0 } = element.current?.getBoundingClientRect() ?? {};
    // A press on the button means no pin below it.
    const isOnPicture = target === currentTarget;
    pressed.current ??= { at: isOnPicture ? { x: clientX - left, y: clientY - top } : undefined };
  };
}
