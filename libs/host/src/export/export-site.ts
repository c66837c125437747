import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { freePort } from '../process/free-port.ts';
import { configureSite, type SiteRun } from '../process/configure-site.ts';
import { quit } from '../process/start.ts';
import type { SiteDefinition } from '../site/site.ts';
import { writeExport, type ExportReport } from './write-export.ts';

const SHOWN_PROBLEMS = 20;

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

async function exportTo(site: SiteDefinition, run: SiteRun, out: string): Promise<boolean> {
  const { env } = process;
  const port = await freePort();
  const { settings, folders, paths, create } = configureSite(site, run, {
    DATA_DIR: '.data/export',
    LOG_LEVEL: 'error',
    ...(env['SITE_ENV'] === 'production' ? {} : { SITE_ORIGIN: 'http://localhost:3000' }),
    ...env,
    HOST: 'localhost',
    PORT: String(port),
  });
  const app = await create({ asFiles: true });
  await app.listen({ port, host: settings.host });
  const servicePaths = [...paths.prefixes, ...paths.forms];
  const services = settings.exportServicesOrigin;
  try {
    const report = await writeExport({
      app,
      folders,
      out,
      origin: settings.origin,
      production: settings.production,
      servicePaths,
      services: services === undefined ? undefined : { origin: services, prefixes: servicePaths },
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

/**
 * Writes a built site as files, for a host that serves only files, and ends the process. The exit code is 1 if
 * a page or file is missing. The configuration `export.nginx.conf` is written beside the folder.
 * @param out folder for the files; relative to the working directory
 */
export async function exportSite(
  site: SiteDefinition,
  { out = 'dist/export', ...run }: SiteRun & { readonly out?: string | undefined },
): Promise<void> {
  await exportTo(site, run, resolve(out)).then((isWhole) => process.exit(isWhole ? 0 : 1), quit);
}
