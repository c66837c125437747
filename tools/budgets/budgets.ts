import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Rolldown } from 'vite';

/**
 * Size limit of one part that a page loads, minified and with gzip. Nx checks the table as
 * `@skein/tools:budgets`.
 */
interface Row {
  /** Path of the file below `libs`. */
  readonly file: string;
  /** Exports that the page imports, separated by commas, or `*` for all. */
  readonly take: string;
  /** Size limit, KiB, gzip. */
  readonly most: number;
  /** Matches what the code must not contain. */
  readonly without?: RegExp;
  /** Matches modules that do not count. */
  readonly apart?: RegExp;
  /** Also counts code that loads later. */
  readonly later?: true;
}

const LIBS = join(import.meta.dirname, '../../libs');

const FRAMEWORK = /^(?:react|react-dom|styled-components)(?:\/|$)/;
const FRAMEWORK_AND_KIT = /^(?:react|react-dom|styled-components)(?:\/|$)|^@skein\//;
const FRAMEWORK_AND_MAP = /^(?:react|react-dom|styled-components)(?:\/|$)|^@skein\/map$/;
const BESIDE_CAREERS =
  /^(?:react|react-dom|styled-components|valibot)(?:\/|$)|^@skein\/(?:ui|cms-client|analytics|forms)(?:\/|$)/;
/**
 * Code that only sites with Google keys load, that belongs to a service on another host, or that handles a
 * dialog that closes too early.
 */
const BESIDE_TYPING =
  /^(?:react|react-dom|styled-components)(?:\/|$)|google|recaptcha|send-elsewhere|late-answer/;
const NOTHING = /^$/;

const NO_REACT = /from\s*["'](?:react|styled-components)/;
/** Matches code that reads content, and warnings for developers. */
const NO_READER = /valibot|contentful|DOMPurify|two copies/i;
const NO_MEASURING = /valibot|openfeature|from\s*["']react/i;
const NO_SHELL_EXTRAS = /valibot|openfeature|contentful|DOMPurify|react-aria/i;
/** Matches code that a page must not load when a visitor types or sends. */
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
  row('analytics/src/index.ts', '*', 2600 / 1024, { without: NO_MEASURING }),
  row('analytics/src/consent/begin-consent.ts', 'beginConsent', 925 / 1024),
  row('analytics/src/consent.ts', '*', 1500 / 1024),
  // The library of flags, which is why it has an entry point of its own.
  row('analytics/src/flags.ts', 'useVariation, FlagsProvider', 11_000 / 1024),

  row('shell/src/header/header-island.tsx', 'HeaderIsland', 11.75, { without: NO_SHELL_EXTRAS }),
  row('shell/src/header/header.tsx', 'Header', 14.75, { without: NO_SHELL_EXTRAS }),
  row('shell/src/address-check/address-check-dialog.tsx', 'AddressCheckDialog', 7, {
    without: NO_SHELL_EXTRAS,
  }),
  row('shell/src/enhance/enhance-shell.ts', 'enhanceShell, announcePortalData', 1200 / 1024, {
    without: NO_SHELL_EXTRAS,
    apart: /^@skein\//,
  }),
  // The first script of a page, with all that it calls.
  row('shell/src/enhance/enhance-shell.ts', 'enhanceShell, announcePortalData', 2.25, {
    without: /react|styled/i,
    apart: NOTHING,
  }),

  row('forms/src/address-form/address-post-form.tsx', 'AddressPostForm', 16.25, { without: NO_FORM_EXTRAS }),
  row('forms/src/address-form/own-forms.tsx', 'HeroSearchForm', 16.25, { without: NO_FORM_EXTRAS }),
  row('forms/src/forgot-email/forgot-email-form.tsx', 'ForgotEmailForm', 15, { without: NO_FORM_EXTRAS }),
  row('forms/src/request-form/request-form.tsx', 'RequestForm', 16.5, { without: NO_REQUEST_EXTRAS }),
  // With everything that a visitor who types fetches.
  row('forms/src/address-form/address-post-form.tsx', 'AddressPostForm', 28.75, {
    apart: BESIDE_TYPING,
    later: true,
  }),
  row('forms/src/call-back/schedule-call.tsx', 'ScheduleCall', 25.5, { without: NO_FORM_EXTRAS }),
  row('forms/src/call-back/maintenance-call.tsx', 'MaintenanceCall', 25.5, { without: NO_FORM_EXTRAS }),

  row('carousels/src/engine/enhance.ts', 'enhanceCarousels', 3, { without: /react|styled|valibot/i }),
  row('carousels/src/carousel/use-carousel.ts', 'useCarousel', 3, { without: NO_READER }),
  row('carousels/src/carousel/carousel.tsx', 'Carousel', 6, { without: NO_READER }),
  row('carousels/src/index.ts', 'Carousel', 6, { without: NO_READER }),
  row('carousels/src/carousel-block/testimonials/testimonials.tsx', 'Testimonials', 11, {
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
  row('quiz/src/quiz/quiz.tsx', 'Quiz', 13.75, { without: /valibot|contentful|DOMPurify|gfVariation/i }),
  row('quiz/src/index.ts', 'Quiz', 13.75, { without: /valibot|contentful|DOMPurify|gfVariation/i }),
  row('quiz/src/engine.ts', 'recommend, readQuizAddress, quizQuery', 2),

  row('careers/src/index.ts', '*', 20.5, { apart: BESIDE_CAREERS, later: true }),
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
  // From the main entry, a block weighs what it weighs from its own file.
  row('blocks/src/index.ts', 'TeamQuote', 9.2),
];

/** Size limit of every block that is not in the next table, KiB. */
const MOST_OF_A_BLOCK = 9.2;

/** Blocks that may be heavier than the others, by folder, with the reason. */
const HEAVIER: Readonly<Record<string, number>> = {
  // The maker of the codes that phones read, where an editor has put in none.
  'app/app-deep-link': 15,
  'app/push-to-app-hero': 17.75,
  // Both kinds of banner, of which a page has one.
  'banners/banner': 9.5,
  // Dots to swipe by.
  'content-blocks/content-block/cities-map': 11,
  // All icons, because editors pick one by name.
  'grids/content-grid/icon-list': 10.25,
  // An address on its label, and the thread to its door.
  'heroes/address-status-hero': 9.5,
  // Five faces, one of which begins the thread that runs down its page.
  'heroes/hero/image-hero': 10.25,
  // Facts of a plan that are checked in pairs, and counted in two languages.
  'labels/broadband-labels': 9.5,
  // A search field, its messages, and the languages that its links lead in.
  'network/network-status': 12.25,
  // Lists to choose from, a dialog with pictures, digits that roll, and every result.
  'network/wifi-calculator': 11.5,
  // The comparison of plans, and dots to swipe by.
  'plans/plans-section': 12,
  // Real tabs that are disclosures without script, and a list to choose from on a phone.
  'questions/faq-tabs/vertical-tabs': 10,
};

const pascalCase = (name: string) =>
  name.replaceAll(/(?:^|-)(\w)/g, (_, first: string) => first.toUpperCase());

/**
 * Returns every block that a page can load alone: those with stories, and the kinds of a banner, which share
 * the banner's stories.
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

/** Makes the command (not the build) fail if the first chunks of a row contain what they must not. */
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

/** The options are those of the site's build. */
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
