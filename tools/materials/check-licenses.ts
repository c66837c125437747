import * as v from 'valibot';

/** Licenses that are allowed for shipped packages. */
const ALLOWED: ReadonlySet<string> = new Set([
  ...[
    '0BSD',
    'Apache-2.0',
    'BlueOak-1.0.0',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'CC0-1.0',
    'ISC',
    'MIT',
    'OFL-1.1',
  ],
  // Of files that nobody here changes: the libraries of libvips, which sharp links to, and a builder's compiler of CSS.
  ...['LGPL-3.0-or-later', 'MPL-2.0'],
]);

const License = v.union([
  v.pipe(
    v.object({ license: v.object({ id: v.string() }) }),
    v.transform(({ license }) => license.id),
  ),
  v.pipe(
    v.object({ license: v.object({ name: v.string() }) }),
    v.transform(({ license }) => license.name),
  ),
  v.pipe(
    v.object({ expression: v.string() }),
    v.transform(({ expression }) => expression),
  ),
]);
const Component = v.looseObject({
  'bom-ref': v.string(),
  purl: v.string(),
  version: v.string(),
  licenses: v.optional(v.array(v.unknown()), []),
  properties: v.optional(v.array(v.object({ name: v.string(), value: v.string() })), []),
});
const Bill = v.looseObject({
  bomFormat: v.literal('CycloneDX'),
  components: v.array(Component),
  dependencies: v.array(v.looseObject({ ref: v.string(), dependsOn: v.optional(v.array(v.string()), []) })),
});
type Bill = v.InferOutput<typeof Bill>;

/**
 * Returns npm's bill of materials without packages for development only. npm's own `--omit dev` also leaves
 * out packages that one workspace has in its devDependencies and another one ships.
 * @throws if `bill` is not such a bill
 */
export function shippedBill(bill: unknown): Bill {
  const whole = v.parse(Bill, bill);
  const components = whole.components.filter(
    ({ properties }) => !properties.some(({ name }) => name === 'cdx:npm:package:development'),
  );
  const refs = new Set(components.map((component) => component['bom-ref']));
  return {
    ...whole,
    components,
    dependencies: whole.dependencies
      .filter(
        ({ ref }) => refs.has(ref) || !whole.components.some((component) => component['bom-ref'] === ref),
      )
      .map((one) => ({ ...one, dependsOn: one.dependsOn.filter((ref) => refs.has(ref)) })),
  };
}

export interface Licensed {
  readonly name: string;
  readonly version: string;
  /** SPDX expressions. All of them apply. */
  readonly licenses: readonly string[];
}

/**
 * Returns the full name of a package from its address: npm shortens the names of workspaces to the last part.
 */
const nameOf = (purl: string) => decodeURIComponent(purl.replace(/^pkg:npm\/|@[^@]*$/g, ''));

/** Returns the parts of a bill of materials with their licenses. */
export function licensedParts({ components }: Bill): readonly Licensed[] {
  return components
    .map(({ purl, version, licenses }) => ({
      name: nameOf(purl),
      version,
      licenses: v.parse(v.array(License), licenses),
    }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** Whether an expression offers at least one choice in which all licenses are allowed. */
function isAllowed(expression: string): boolean {
  const choices = expression.replaceAll(/[()]/g, ' ').split(/\sOR\s/);
  return choices.some((choice) => choice.split(/\sAND\s/).every((license) => ALLOWED.has(license.trim())));
}

/** Returns the parts whose license is not allowed, or that have none. */
export const refusedParts = (parts: readonly Licensed[]): readonly Licensed[] =>
  parts.filter(({ licenses }) => licenses.length === 0 || !licenses.every(isAllowed));

/** Returns all parts by license, as text for people. */
export function licenseList(parts: readonly Licensed[]): string {
  const groups = Map.groupBy(parts, ({ licenses }) => licenses.join(' and ') || 'no license');
  return [...groups]
    .toSorted(([a], [b]) => a.localeCompare(b, 'en'))
    .map(([license, of]) => [license, ...of.map(({ name, version }) => `  ${name} ${version}`)].join('\n'))
    .join('\n\n')
    .concat('\n');
}
