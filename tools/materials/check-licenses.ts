import * as v from 'valibot';

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
  // These licenses are allowed for unchanged files: the libraries of libvips (in sharp), and a CSS compiler.
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
 * Returns npm's bill of materials without packages that only development needs. npm's option `--omit dev` would
 * remove too much: a development package of one workspace can be a dependency of another.
 * @throws if `bill` is not a bill of materials
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
  /** SPDX license expressions. All of them apply to the package. */
  readonly licenses: readonly string[];
}

/** Returns a package's name from its package URL. npm's own name field is incomplete for workspace packages. */
const nameOf = (purl: string) => decodeURIComponent(purl.replace(/^pkg:npm\/|@[^@]*$/g, ''));

/** Returns the parts in a bill of materials, with their licenses. */
export function licensedParts({ components }: Bill): readonly Licensed[] {
  return components
    .map(({ purl, version, licenses }) => ({
      name: nameOf(purl),
      version,
      licenses: v.parse(v.array(License), licenses),
    }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** Whether an SPDX expression has an alternative with only allowed licenses. */
function isAllowed(expression: string): boolean {
  const choices = expression.replaceAll(/[()]/g, ' ').split(/\sOR\s/);
  return choices.some((choice) => choice.split(/\sAND\s/).every((license) => ALLOWED.has(license.trim())));
}

/** Returns the parts with a forbidden license or without a license. */
export const refusedParts = (parts: readonly Licensed[]): readonly Licensed[] =>
  parts.filter(({ licenses }) => licenses.length === 0 || !licenses.every(isAllowed));

/** Returns a text that lists all parts by license. */
export function licenseList(parts: readonly Licensed[]): string {
  const groups = Map.groupBy(parts, ({ licenses }) => licenses.join(' and ') || 'no license');
  return [...groups]
    .toSorted(([a], [b]) => a.localeCompare(b, 'en'))
    .map(([license, of]) => [license, ...of.map(({ name, version }) => `  ${name} ${version}`)].join('\n'))
    .join('\n\n')
    .concat('\n');
}
