import { settings, type Setting } from '@skein/api/settings';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Process = 'site' | 'api';
const all: readonly (readonly [string, Setting])[] = Object.entries(settings);

const valueIn = (schema: object | undefined): string | undefined =>
  schema && 'default' in schema && typeof schema.default === 'string' ? schema.default : undefined;
/** Returns a setting's default value in `process`, or an empty text if `process` does not read the setting. */
function defaultIn(setting: Setting, process: Process): string {
  const { [process]: schema, unset = '' } = setting;
  if (!schema) return '';
  return valueIn(schema) ?? (typeof unset === 'string' ? unset : (unset[process] ?? ''));
}

const filledIn = (name: string, lines: readonly string[]): string =>
  readFileSync(join(import.meta.dirname, 'files', `${name}.template`), 'utf8').replace('{{settings}}', () =>
    lines.join('\n'),
  );

/** Returns the text of `docs/settings.md`. */
export function settingsPage(): string {
  const rows = all.map(
    ([name, setting]) =>
      `| \`${name}\` | ${defaultIn(setting, 'site')} | ${defaultIn(setting, 'api')} | ${setting.about} |`,
  );
  return filledIn('settings.md', rows);
}

function commented([name, setting]: (typeof all)[number]): string {
  const [site, api] = [defaultIn(setting, 'site'), defaultIn(setting, 'api')];
  const value = valueIn(setting.site ?? setting.api);
  const words = [`${setting.about.charAt(0).toUpperCase()}${setting.about.slice(1)}.`];
  if (setting.site && setting.api && site !== api)
    words.push(`Default of the site: ${site}. Of the services: ${api}.`);
  else if (value === undefined) words.push(`Default: ${site || api}.`);
  const comment = words.map((sentence) => `# ${sentence.replaceAll('`', '')}\n`).join('');
  return `${comment}# ${name}=${setting.example ?? value ?? ''}\n`;
}

const section = (title: string, reads: (setting: Setting) => unknown): string =>
  [
    `${`# ── ${title} `.padEnd(101, '─')}\n`,
    ...all.filter(([, setting]) => reads(setting)).map(commented),
  ].join('\n');

/** Returns the text of `.env.example`. */
export const environmentExample = (): string =>
  filledIn('env.example', [
    section('Site and services', ({ site, api }) => site && api),
    section('Site only', ({ site, api }) => site && !api),
    section('Services only (npm run api)', ({ site, api }) => api && !site),
  ]);
