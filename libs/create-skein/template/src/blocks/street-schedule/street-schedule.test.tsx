import { fixtureParser } from '@skein/cms-client/stories';
import { createServerSanitize } from '@skein/cms-client/server/sanitize';
import { LanguageProvider } from '@skein/ui';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { brand } from '../../brand.ts';
import { streetSchedule } from './street-schedule.block.ts';
import { fourStreets } from './street-schedule.fixtures.ts';
import { StreetSchedule } from './street-schedule.tsx';

const { fixtureProps } = fixtureParser({ palette: brand.palette, sanitize: createServerSanitize() });

it.each([
  ['en-US', 'en', ['What we’re building', 'Chandler Street', 'Splicing', 'ready in August']],
  ['es', 'es', ['Lo que estamos construyendo', 'Chandler Street', 'Empalmando', 'lista en agosto']],
] as const)('says in %s how far each street is', (locale, language, words) => {
  const html = renderToString(
    <LanguageProvider language={language}>
      <StreetSchedule {...fixtureProps(streetSchedule, fourStreets, locale)} />
    </LanguageProvider>,
  );
  for (const said of words) expect(html).toContain(said);
});
