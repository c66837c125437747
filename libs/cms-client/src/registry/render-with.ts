import { createElement, type ComponentType } from 'react';
import type { RenderBlock } from './block-slot.ts';

/**
 * Returns a function that renders blocks with the given components, which it finds by content type id. Use it
 * in islands, in stories, and on hosts without islands.
 */
export function renderWith(components: Readonly<Record<string, ComponentType<never>>>): RenderBlock {
  return function draw({ id, type, props }) {
    const Component = Object.hasOwn(components, type)
      ? (components[type] as ComponentType<object> | undefined)
      : undefined;
    return Component === undefined ? null : createElement(Component, { key: id, ...props });
  };
}
