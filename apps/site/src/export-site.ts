import { FORM_PATHS, SERVICE_PREFIXES } from '@skein/api';
import { exportSite, freePort, NoExportFolder, type ExportReport } from '@skein/host';
import { SettingsError } from '@skein/http/settings';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { builtFolders } from './built-folders.ts';
import { readConfig } from './config.ts';
import { createSite } from './create-site.ts';

const SHOWN_PROBLEMS = 20;

/** Tells in a few lines what was exported. */
function reportLines(report: ExportReport, out: string): readonly string[] {
  const { pages, pagesS, redirects, assets, written, unchanged, removed, bytes, problems } = report;
  const perThousand = ((pagesS / pages) * 1000).toFixed(1);
  return [
    `${out}: ${pages} pages, ${assets} pictures and other assets, ${redirects} redirects, ${(bytes / 1e6).toFixed(1)} MB`,
    `${written} files written, ${unchanged} unchanged, ${removed} removed`,
    `pages in ${pagesS.toFixed(1)} s, ${perThousand} s per 1,000`,
    ...problems
      .slice(0, SHOWN_PROBLEMS)
      .map(({ path, status, from }) => `${status} ${path}${from === undefined ? '' : ` (from ${from})`}`),
    ...(problems.length > SHOWN_PROBLEMS ? [`… and ${problems.length - SHOWN_PROBLEMS} more`] : []),
  ];
}

/** Exports the built site. @param serverFolder of the build @param out where the files go */
async function exportTo(serverFolder: string, out: string): Promise<boolean> {
  const { env } = process;
  const origin = env['SITE_ENV'] === 'production' ? {} : { SITE_ORIGIN: 'http://localhost:3000' };
  const config = readConfig({
    DATA_DIR: '.data/export',
    LOG_LEVEL: 'error',
    ...origin,
    ...env,
    HOST: 'localhost',
    PORT: String(await freePort()),
  });
  const folders = builtFolders(serverFolder);
  const app = await createSite(config, folders, { forEverybody: true });
  await app.listen({ port: config.port, host: config.host });
  const servicePaths = [...SERVICE_PREFIXES, ...FORM_PATHS];
  const { exportServicesOrigin } = config;
  try {
    const report = await exportSite({
      app,
      folders,
      out,
      origin: config.origin,
      production: config.production,
      servicePaths,
      services:
        exportServicesOrigin === undefined
          ? undefined
          : { origin: exportServicesOrigin, prefixes: servicePaths },
    });
    const nginx = join(dirname(out), 'export.nginx.conf');
    await mkdir(dirname(nginx), { recursive: true });
    await writeFile(nginx, report.nginx);
    console.log(reportLines(report, out).join('\n'));
    return report.problems.length === 0;
  } finally {
    await app.close();
  }
}

/** Exports the built site as the process that it is started in. */
export async function runExport(serverFolder: string, out: string): Promise<void> {
  try {
    process.exit((await exportTo(serverFolder, out)) ? 0 : 1);
  } catch (error) {
    const isPlain = error instanceof SettingsError || error instanceof NoExportFolder;
    console.error(isPlain ? `\n${error.message}\n` : error);
    process.exit(1);
  }
}
