import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { MINIMAL_VIEWPORTS } from 'storybook/viewport';
import { DocsPage } from '../src/docs-page/docs-page.tsx';
import { manifestProps } from '../src/manifest/manifest-props.ts';
import { propControls } from '../src/prop-controls/prop-controls.ts';
import { skeinTheme } from './skein-theme.ts';
import { storyCode } from '../src/story-code/story-code.ts';
import { StoryGround, StoryWords } from '../src/story-ground/story-ground.tsx';
import type { Spoken } from '../src/story-contract/spoken.ts';
import { ThemeNote } from '../src/story-theme/theme-note.tsx';
import { themedStory, type ThemedStory } from '../src/story-theme/story-theme.ts';
import { brandNamed, storyBrand, storyBrands } from '../src/story-brand/story-brand.ts';
import { TEXT_SIZES, textSize } from '../src/story-text/story-text.ts';
import { isThemeName, themeNames } from '@skein/ui';
import { setStoryPalette } from '@skein/cms-client/stories';

const modes = {
  phone: { viewport: 390, language: 'en' },
  desktop: { viewport: 1440, language: 'en' },
  'phone-es': { viewport: 390, language: 'es' },
};

/**
 * A wider window for wide-screen stories with enlarged text. The layout's breakpoints are in rem, so they grow
 * with the text.
 */
const asWideInLetters = import.meta.env.STORY_TEXT !== '100' && {
  desktop: {
    name: 'Desktop, enlarged text',
    styles: { width: `${(1280 * Number(import.meta.env.STORY_TEXT)) / 100}px`, height: '1024px' },
    type: 'desktop',
  },
};

/** The contract that tests check for every story. Undefined in the catalog itself, which checks nothing. */
const contract = import.meta.env.STORY_TESTED
  ? await import('../src/story-contract/story-contract.tsx')
  : undefined;
// A play function may wait this long for an element, even on a slow machine.
configure({ asyncUtilTimeout: import.meta.env.STORY_WAIT_MS });
// Set the palette before stories are loaded, because loading parses them.
setStoryPalette(storyBrand.palette, ({ brand }) => brandNamed(brand).palette);

const preview: Preview = {
  // `visual`: a visual check takes a picture. A story that never stops moving has the tag `!visual`.
  tags: ['autodocs', 'visual'],
  globalTypes: {
    theme: {
      description: 'Ground that the story stands on; blocks with a theme of their own take it too',
      toolbar: { title: 'Theme', icon: 'paintbrush', items: [...themeNames], dynamicTitle: true },
    },
    language: {
      description: 'Language of the content',
      toolbar: {
        title: 'Language',
        icon: 'globe',
        items: [
          { value: 'en', title: 'English', right: 'en' },
          { value: 'es', title: 'Español', right: 'es' },
        ],
        dynamicTitle: true,
      },
    },
    brand: {
      description: 'Brand of the provider',
      toolbar: { title: 'Brand', icon: 'beaker', items: Object.keys(storyBrands), dynamicTitle: true },
    },
    text: {
      description: 'Text size that a visitor has set in the browser',
      toolbar: { title: 'Text size', icon: 'zoom', items: TEXT_SIZES, dynamicTitle: true },
    },
  },
  initialGlobals: {
    theme: import.meta.env.STORY_THEME,
    language: import.meta.env.STORY_LANGUAGE,
    brand: import.meta.env.STORY_BRAND,
    text: `text-${import.meta.env.STORY_TEXT}`,
    ...(import.meta.env.STORY_VIEWPORT && {
      viewport: { value: `px${import.meta.env.STORY_VIEWPORT}`, isRotated: false },
    }),
  },
  argTypesEnhancers: [manifestProps, propControls],
  // Every parsed entry has an id, which no author of a story sets by hand.
  argTypes: { id: { table: { disable: true } } },
  parameters: {
    layout: 'fullscreen',
    brands: storyBrands,
    a11y: { test: 'error' },
    backgrounds: { disabled: true },
    viewport: {
      // Stories use Storybook's own viewports. No name has only digits, because a name in the URL would be a
      // number.
      options: {
        ...MINIMAL_VIEWPORTS,
        px320: { name: 'Small phone, 320 px', styles: { width: '320px', height: '640px' }, type: 'mobile' },
        px390: { name: 'Phone, 390 px', styles: { width: '390px', height: '844px' }, type: 'mobile' },
        px1440: { name: 'Desktop, 1440 px', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
        ...asWideInLetters,
      },
    },
    chromatic: { modes, prefersReducedMotion: 'reduce' },
    controls: { sort: 'requiredFirst', expanded: true },
    docs: {
      theme: skeinTheme,
      page: DocsPage,
      source: {
        type: 'dynamic',
        transform: (
          code: string,
          { parameters }: { readonly parameters: Readonly<Record<string, unknown>> },
        ) => storyCode(code, String(parameters['fileName'])),
      },
    },
    // The handlers of stories are spies. The build shortens their names, so the code shows an empty function.
    jsx: { functionValue: () => '() => {}' },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Welcome',
          'Changelog',
          'UI',
          ['Foundations'],
          'Shell',
          'Blocks',
          ['Hero', 'Content block', 'Text block', '*'],
          'Forms',
          '*',
        ],
      },
    },
  },
  beforeEach({ globals }) {
    document.documentElement.style.fontSize = textSize(globals['text']);
    // A story may change the URL. Restore the URL for the next story.
    const { href } = location;
    return () => history.replaceState(null, '', href);
  },
  // Checks the contract before the story is shown, while the story has not changed the page yet.
  mount: (context) => async (ui) => {
    if (ui !== undefined) context.originalStoryFn = () => ui;
    await contract?.keepContract(context);
    await context.renderToCanvas();
    return context.canvas;
  },
  // No story may make the page scroll sideways, at any width.
  afterEach({ canvasElement, parameters }) {
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
    if (scrollWidth > clientWidth) throw new Error(`The story is ${scrollWidth - clientWidth} px too wide`);
    const complaints = contract?.complaintsOfStory({ parameters }) ?? [];
    if (complaints.length > 0) throw new Error(`The console says: ${complaints.join('\n')}`);
  },
  decorators: [
    (Story, { globals, title, viewMode, args, argTypes }) => {
      const spoken = globals['spoken'] as Spoken | undefined;
      if (spoken !== undefined)
        return (
          <StoryWords {...spoken}>
            <Story />
          </StoryWords>
        );
      const named = String(globals['theme']);
      const theme = isThemeName(named) ? named : 'paper';
      // Only a theme that was picked in the toolbar changes props. The initial theme only changes the
      // background.
      const picked = theme !== import.meta.env.STORY_THEME;
      const options = argTypes['theme']?.options as readonly string[] | undefined;
      const shown: ThemedStory = picked ? themedStory(theme, args, options) : { args };
      return (
        <StoryGround
          theme={theme}
          language={globals['language'] === 'es' ? 'es' : 'en'}
          brand={brandNamed(globals['brand'])}
          title={title}
          alone={viewMode === 'story'}
        >
          <Story args={shown.args} />
          {shown.note !== undefined && <ThemeNote>{shown.note}</ThemeNote>}
        </StoryGround>
      );
    },
  ],
};

export default preview;
