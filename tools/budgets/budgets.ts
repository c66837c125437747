import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Rolldown } from 'vite';

/** Size limit of a module with its imports. `@skein/tools:budgets` bundles and compresses each module. */
interface Row {
  /** Path of the file below `libs`. */
  readonly file: string;
  /** Names of the exports to bundle, separated by commas. `*`: all exports. */
  readonly take: string;
  /** Size limit, in KiB with gzip. */
  readonly most: number;
  /** Matches code that the bundle must not contain. */
  readonly without?: RegExp;
  /** Matches modules to leave out of the bundle. */
  readonly apart?: RegExp;
  /** Whether code that loads later also counts. */
  readonly later?: true;
}

const LIBS = join(import.meta.dirname, '../../libs');

const FRAMEWORK = /^(?:react|react-dom|styled-components)(?:\/|$)/;
const FRAMEWORK_AND_KIT = /^(?:react|react-dom|styled-components)(?:\/|$)|^@skein\//;
const FRAMEWORK_AND_MAP = /^(?:react|react-dom|styled-components)(?:\/|$)|^@skein\/map$/;
const BESIDE_CAREERS =
  /^(?:react|react-dom|styled-components|valibot)(?:\/|$)|^@skein\/(?:ui|cms-client|analytics|forms)(?:\/|$)/;
/**
 * Matches modules that do not count toward the size: React, and code that forms need only with Google keys, with
 * services on another host, or in a dialog that closes before the answer.
 */
const BESIDE_TYPING =
  /^(?:react|react-dom|styled-components)(?:\/|$)|google|recaptcha|send-elsewhere|late-answer/;
const NOTHING = /^$/;

const NO_REACT = /from\s*["'](?:react|styled-components)/;
/** Matches what a bundle must not contain: code for parsing content, and texts of warnings for developers. */
const NO_READER = /valibot|contentful|DOMPurify|two copies/i;
const NO_MEASURING = /valibot|openfeature|from\s*["']react/i;
const NO_SHELL_EXTRAS = /valibot|openfeature|contentful|DOMPurify|react-aria/i;
/** Matches code that must not load when a visitor types into a form or sends it. */
const NO_REQUEST_EXTRAS = /valibot|contentful|DOMPurify|grecaptcha|listbox|PBKDF2/i;
const NO_FORM_EXTRAS = /valibot|contentful|DOMPurify|grecaptcha|maps\.googleapis|listbox|PBKDF2/i;

const row = (
  file: string,
  take: string,
  most: number,
  rest: Omit<Row, 'file' | 'take' | 'most'> = {},
): Row => ({
  file,
  take,
  most,
  ...rest,
});

const PARTS: readonly Row[] = [
  row('analytics/src/index.ts', 'isVariationOn', 150 / 1024, { without: NO_MEASURING }),
  row('analytics/src/index.ts', 'pushEvent', 550 / 1024, { without: NO_MEASURING }),
  row('analytics/src/index.ts', 'pushEvent, pushDeclaredEvent, trackPageView, loadPortalData', 1800 / 1024, {
    without: NO_MEASURING,
  }),
  row('analytics/src/index.ts', '*', 2650 / 1024, { without: NO_MEASURING }),
  row('analytics/src/consent/begin-consent.ts', 'beginConsent', 925 / 1024),
  row('analytics/src/consent.ts', '*', 1500 / 1024),
  // The library of feature flags is so large that it has a separate entry point.
  row('analytics/src/flags.ts', 'useVariation, FlagsProvider', 11_000 / 1024),

  row('shell/src/header/header-island.tsx', 'HeaderIsland', 11.75, { without: NO_SHELL_EXTRAS }),
  row('shell/src/header/header.tsx', 'Header', 14.85, { without: NO_SHELL_EXTRAS }),
  row('shell/src/address-check/address-check-dialog.tsx', 'AddressCheckDialog', 7, {
    without: NO_SHELL_EXTRAS,
  }),
  row('shell/src/enhance/enhance-shell.ts', 'enhanceShell, announcePortalData', 1200 / 1024, {
    without: NO_SHELL_EXTRAS,
    apart: /^@skein\//,
  }),
  // The first script of a page, with all functions that it calls.
  row('shell/src/enhance/enhance-shell.ts', 'enhanceShell, announcePortalData', 2.25, {
    without: /react|styled/i,
    apart: NOTHING,
  }),

  row('forms/src/address-form/address-post-form.tsx', 'AddressPostForm', 16.8, { without: NO_FORM_EXTRAS }),
  row('forms/src/address-form/own-forms.tsx', 'HeroSearchForm', 16.9, { without: NO_FORM_EXTRAS }),
  row('forms/src/forgot-email/forgot-email-form.tsx', 'ForgotEmailForm', 15.25, { without: NO_FORM_EXTRAS }),
  row('forms/src/request-form/request-form.tsx', 'RequestForm', 17.1, { without: NO_REQUEST_EXTRAS }),
  // This includes the code that loads when a visitor types.
  row('forms/src/address-form/address-post-form.tsx', 'AddressPostForm', 29.4, {
    apart: BESIDE_TYPING,
    later: true,
  }),
  row('forms/src/call-back/schedule-call.tsx', 'ScheduleCall', 26.3, { without: NO_FORM_EXTRAS }),
  row('forms/src/call-back/maintenance-call.tsx', 'MaintenanceCall', 26.35, { without: NO_FORM_EXTRAS }),

  row('carousels/src/engine/enhance.ts', 'enhanceCarousels', 3, { without: /react|styled|valibot/i }),
  row('carousels/src/carousel/use-carousel.ts', 'useCarousel', 3, { without: NO_READER }),
  row('carousels/src/carousel/carousel.tsx', 'Carousel', 6, { without: NO_READER }),
  row('carousels/src/index.ts', 'Carousel', 6, { without: NO_READER }),
  row('carousels/src/carousel-block/testimonials/testimonials.tsx', 'Testimonials', 11.05, {
    without: NO_READER,
  }),
  row('carousels/src/carousel-block/timed-list/timed-list.tsx', 'TimedList', 11, { without: NO_READER }),
  row('carousels/src/carousel-block/cards/cards.tsx', 'Cards', 11, { without: NO_READER }),
  row('carousels/src/testimonials-module/testimonials-module.tsx', 'TestimonialsModule', 11, {
    without: NO_READER,
  }),
  row('carousels/src/animated-text/enhance.ts', 'enhanceAnimatedText', 1, { without: NO_REACT }),
  row('carousels/src/scroll-progress/enhance.ts', 'enhanceScrollProgress', 1, { without: NO_REACT }),
  row('carousels/src/carousel-block/gaming-stories/enhance.ts', 'enhanceScrollSliders', 1.25, {
    without: NO_REACT,
  }),
  row('carousels/src/carousel-block/videos/enhance.ts', 'enhanceVideoCarousels', 4, { without: NO_REACT }),
  row('carousels/src/primary-hero/enhance.ts', 'enhancePrimaryHeroes', 4, { without: NO_REACT }),

  row('ui/src/video-player/enhance-video.ts', 'enhanceVideos', 1, { without: NO_REACT }),

  row('quiz/src/quiz/quiz.tsx', 'Quiz', 10, { apart: FRAMEWORK_AND_KIT }),
  row('quiz/src/quiz/quiz.tsx', 'Quiz', 13.9, { without: /valibot|contentful|DOMPurify|gfVariation/i }),
  row('quiz/src/index.ts', 'Quiz', 13.9, { without: /valibot|contentful|DOMPurify|gfVariation/i }),
  row('quiz/src/engine.ts', 'recommend, readQuizAddress, quizQuery', 2),

  row('careers/src/index.ts', '*', 21.05, { apart: BESIDE_CAREERS, later: true }),
  row('careers/src/open-roles/open-roles.tsx', 'OpenRoles', 6, {
    apart: BESIDE_CAREERS,
    without: /valibot|multi_value/,
  }),

  ...['apartment-finder/src/apartment-finder/apartment-finder.tsx', 'apartment-finder/src/index.ts'].map(
    (file) =>
      row(file, 'ApartmentFinder', 24, {
        apart: FRAMEWORK_AND_MAP,
        without: /valibot|contentful|DOMPurify|new_customers_phone|maplibre/i,
      }),
  ),

  row('blocks/src/app/push-to-app-hero/enhance-push-to-app.ts', 'enhancePushToApp', 1.75, {
    without: /from\s*["']react|finder|alphanumeric/i,
  }),
  row('blocks/src/help/help-center-links/enhance-city-info.ts', 'enhanceCityInfo', 0.5),
  // A block is as small from the main entry point as from its own file.
  row('blocks/src/index.ts', 'TeamQuote', 9.2),
];

/** Size limit of a block that is not in `HEAVIER`, in KiB with gzip. */
const MOST_OF_A_BLOCK = 9.25;

/** Larger size limits of single blocks, in KiB with gzip, by folder. Comments give the reasons. */
const HEAVIER: Readonly<Record<string, number>> = {
  // It includes a generator of QR codes, for entries without a code.
  'app/app-deep-link': 15,
  'app/push-to-app-hero': 18.75,
  // It includes both kinds of banner, although a page has only one.
  'banners/banner': 9.5,
  // It includes a carousel's dots.
  'content-blocks/content-block/cities-map': 11,
  // It includes all icons, because editors choose an icon by name.
  'grids/content-grid/icon-list': 10.25,
  // It draws a label with the address, a line to the door, and the chosen plan or the plan in its place.
  'heroes/address-status-hero': 11.05,
  // It draws five variants. One begins the line (“thread”) that continues down the page, and draws it at its form.
  'heroes/hero/image-hero': 12.25,
  // They begin the line.
  'heroes/hero/gaming-hero': 10.25,
  'heroes/hero/labs-hero': 10.25,
  'heroes/sign-up-hero': 10,
  // It counts in two languages, and reads phone numbers as people write them.
  'labels/broadband-labels': 9.9,
  // It keeps each value under its provider, and shows all rows if its script fails.
  'plans/competitive-comparison': 9.3,
  // It includes a search field, messages, links in the page's language, and a button for an unknown address.
  'network/network-status': 13.5,
  // It includes select lists, a dialog with pictures, rolling digits, and all results.
  'network/wifi-calculator': 11.5,
  // It includes the comparison of plans, a carousel's dots, and the short rows of a choice.
  'plans/plans-section': 12.5,
  // It draws tabs with script, disclosures without script, and a select list on a phone.
  'questions/faq-tabs/vertical-tabs': 10.05,
};

const pascalCase = (name: string) =>
  name.replaceAll(/(?:^|-)(\w)/g, (_, first: string) => first.toUpperCase());

/**
 * Returns a row for every block. Usually a block has a stories file in its folder. The banners share one
 * stories file, so each banner gets its own row.
 */
function blocks(): readonly Row[] {
  const source = join(LIBS, 'blocks/src');
  const marks = globSync(['**/*.stories.tsx', 'banners/banner/*/*.tsx'], { cwd: source });
  const folders = [...new Set(marks.map((file) => dirname(file)))].filter(
    (folder) => globSync(`${folder}/${basename(folder)}.tsx`, { cwd: source }).length > 0,
  );
  const gone = Object.keys(HEAVIER).filter((folder) => !folders.includes(folder));
  if (gone.length > 0)
    throw new Error(`tools/budgets/budgets.ts names blocks that do not exist: ${gone.join(', ')}`);
  return folders.map((folder) =>
    row(
      `blocks/src/${folder}/${basename(folder)}.tsx`,
      pascalCase(basename(folder)),
      HEAVIER[folder] ?? MOST_OF_A_BLOCK,
      { without: NO_READER },
    ),
  );
}

/** Makes the command fail if code that loads at once matches `without`. The bundler itself does not fail. */
const refuse = ({ file, take, without = NOTHING }: Row): Rolldown.Plugin => ({
  name: 'without',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter(
      (part): part is Rolldown.OutputChunk => part.type === 'chunk',
    );
    const needed = new Set(chunks.filter(({ isEntry }) => isEntry));
    for (const { imports } of needed)
      for (const chunk of chunks) if (imports.includes(chunk.fileName)) needed.add(chunk);
    const found = without.exec([...needed].map(({ code }) => code).join(';'))?.[0];
    if (found === undefined || found === '') return;
    console.error(`${take} of libs/${file} contains ${found}.`);
    process.exitCode = 1;
  },
});

/** Returns the bundler's options. They are the same as in the site's build. */
const bundled = (of: Row, options: Rolldown.RolldownOptions): Rolldown.RolldownOptions => ({
  ...options,
  external: of.apart ?? FRAMEWORK,
  resolve: { conditionNames: ['@skein/source', 'module', 'browser', 'production', 'import', 'default'] },
  transform: {
    target: 'es2023',
    define: { 'process.env.NODE_ENV': '"production"' },
    jsx: { runtime: 'automatic', development: false },
    plugins: { styledComponents: { displayName: false, fileName: false } },
  },
  plugins: [refuse(of)],
});

export default [...PARTS, ...blocks()].map((each) => ({
  name: `${each.file}: ${each.take}${each.later ? ', and what loads later' : ''}`,
  path: join(LIBS, each.file),
  import: { [join(LIBS, each.file)]: each.take === '*' ? '*' : `{ ${each.take} }` },
  ...(each.later ? {} : { entry: ['index'] }),
  limit: `${Math.round(each.most * 1024)} B`,
  gzip: true,
  modifyRolldownConfig: (options: Rolldown.RolldownOptions) => bundled(each, options),
}));
