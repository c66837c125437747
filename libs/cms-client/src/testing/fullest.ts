import type { AnyEntryType } from '../model/entry-type.ts';
import type { ReadLibrary } from './contract-library.tsx';
import type { Fixture } from './fixture-modules.ts';

export const variantOf = ({ authored }: Fixture): string | undefined =>
  (authored.values as { readonly variant?: string }).variant;

/** For each content type and variant that the library draws, returns the fixture with the most fields. */
export function fullest({
  fixtures,
  drawn,
}: ReadLibrary): [name: string, { readonly type: AnyEntryType; readonly fixture: Fixture }][] {
  const found = new Map<string, { readonly type: AnyEntryType; readonly fixture: Fixture }>();
  const filled = ({ authored }: Fixture) => Object.keys(authored.values as object).length;
  for (const fixture of fixtures) {
    const type = drawn.find(({ id }) => id === fixture.authored.type.id);
    if (!type) continue;
    const name = [type.id, variantOf(fixture)].filter((part) => part !== undefined).join(', ');
    const before = found.get(name);
    if (!before || filled(fixture) > filled(before.fixture)) found.set(name, { type, fixture });
  }
  return [...found];
}
