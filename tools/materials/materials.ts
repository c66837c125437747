import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, run } from '../commands/run.ts';
import { licensedParts, licenseList, refusedParts, shippedBill } from './check-licenses.ts';

/**
 * `npm run materials`: writes two lists of all packages in a release to `dist`: in CycloneDX format, and by
 * license. It reads the lock file, which has the packages of all platforms. It fails for a forbidden license.
 */
const command = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'];
const { ok, output } = await run('npm', command, { quiet: true });
if (!ok) {
  console.error(output);
  process.exit(1);
}
const bill = shippedBill(JSON.parse(output));
const parts = licensedParts(bill);
const refused = refusedParts(parts);
mkdirSync(join(ROOT, 'dist'), { recursive: true });
writeFileSync(join(ROOT, 'dist', 'sbom.cdx.json'), `${JSON.stringify(bill, undefined, 2)}\n`);
writeFileSync(join(ROOT, 'dist', 'licenses.txt'), licenseList(parts));
console.log(`${parts.length} parts: dist/sbom.cdx.json, dist/licenses.txt`);
for (const { name, version, licenses } of refused)
  console.error(
    `${name} ${version} is under ${licenses.join(' and ') || 'no license'}, which tools/materials does not allow`,
  );
process.exit(refused.length === 0 ? 0 : 1);
