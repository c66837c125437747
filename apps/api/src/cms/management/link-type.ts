import { linkTarget } from '../links/links.ts';

/** `Entry` or `Asset` when the value is a link to one. */
export function linkTypeOf(value: unknown): 'Entry' | 'Asset' | undefined {
  return linkTarget(value)?.kind;
}
