import { settings, type Setting } from '@skein/api/settings';

type Process = 'site' | 'api';
const all: readonly (readonly [string, Setting])[] = Object.entries(settings);

const valueIn = (schema: object | undefined): string | undefined =>
  schema && 'default' in schema && typeof schema.default === 'string' ? schema.default : undefined;
/** What holds for a process where nobody sets it; empty where it does not read it. */
function defaultIn(setting: Setting, process: Process): string {
  const { [process]: schema, unset = '' } = setting;
  if (!schema) return '';
  return valueIn(schema) ?? (typeof unset === 'string' ? unset : (unset[process] ?? ''));
}

/** `docs/settings.md`. */
export function settingsPage(): string {
  const rows = all.map(
    ([name, setting]) =>
      `| \`${name}\` | ${defaultIn(setting, 'site')} | ${defaultIn(setting, 'api')} | ${setting.about} |`,
  );
  return `# Settings

Environment variables; the defaults are the embedded demo. A wrong value stops the start with a sentence that
names it. \`npm run features\` writes this page and [.env.example](../.env.example) from
\`apps/api/src/settings\`. Nothing reads that file by itself: export the variables, or start Node with
\`--env-file\`.

| Variable | Site | \`npm run api\` | Meaning |
| --- | --- | --- | --- |
${rows.join('\n')}

\`CHROMIUM_PATH\` and the \`STORY_…\` variables of [the commands](commands.md) belong to the tests.
`;
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

const HEAD = `# Every setting of the site and of the services. All are optional: with none set, everything runs embedded and offline.
# A line that is commented out shows the default, or an example where the default is no value.
# Nothing reads this file by itself. Copy it to .env, then for example:
#   node_modules/.bin/node --env-file=.env apps/site/dist/server/main.js
# Empty values count as not set. \`npm run features\` writes this file.
`;

const TESTS = `${'# ── Tests and stories '.padEnd(101, '─')}

# Browser of the tests. Default: Playwright's, else an installed Chromium or Chrome, else one is fetched.
# CHROMIUM_PATH=/usr/bin/chromium

# Width of the story tests: 320, 390 or 1440.
# STORY_VIEWPORT=390

# Language of the story tests: en or es.
# STORY_LANGUAGE=en

# Size of the text in the story tests, percent.
# STORY_TEXT=100

# Ground of the story tests: paper, mist, ink, teal, violet, amber, coral.
# STORY_THEME=paper

# Brand of the stories, in the catalogue too: skein or harbor.
# STORY_BRAND=skein
`;

/** `.env.example`. */
export const environmentExample = (): string =>
  [
    HEAD,
    section('Site and services', ({ site, api }) => site && api),
    section('Site only', ({ site, api }) => site && !api),
    section('Services only (npm run api)', ({ site, api }) => api && !site),
    TESTS,
  ].join('\n');
